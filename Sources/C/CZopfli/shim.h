#include <stdlib.h>
#include <zopfli/zopfli.h>

// Zopfli allocates its output with malloc and leaves it to the caller.
static inline void ZopfliFreeOutput(unsigned char *output) { free(output); }
