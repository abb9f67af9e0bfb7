#ifdef __linux__
#include <malloc.h>
#include <sys/auxv.h>

// The path that the process was started by, as the kernel keeps it; needs no /proc.
static inline const char *cprocess_program_file(void) {
  return (const char *)getauxval(AT_EXECFN);
}

// Gives back memory that was freed and that the C library keeps for later; musl keeps little.
static inline void cprocess_return_unused_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
#endif
