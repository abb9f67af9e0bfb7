#ifdef __linux__
#include <sys/auxv.h>

// The path that the process was started by, as the kernel keeps it; needs no /proc.
static inline const char *cprocess_program_file(void) {
  return (const char *)getauxval(AT_EXECFN);
}
#endif
