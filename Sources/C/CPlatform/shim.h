// The headers of the operating system under one name, on every system, and functions for what Swift can't
// import of them: macros that are expressions, variable arguments, and names that systems spell differently.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#else
#include <sys/auxv.h>
#endif

// The error number of the last call of this thread that failed.
static inline int cplatform_error(void) { return errno; }
static inline void cplatform_set_error(int code) { errno = code; }

// Opens a file below a folder; no other program inherits it.
static inline int cplatform_open(int folder, const char *path, int flags) {
  return openat(folder, path, flags | O_CLOEXEC, 0666);
}

static inline int cplatform_processor_count(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }

// Starts a thread that nobody joins; 0, or an error number where the system has no more to give.
static inline int cplatform_start_thread(
    void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nonnull context) {
  pthread_t thread;
  int code = pthread_create(&thread, NULL, (void *(*)(void *))body, context);
  return code == 0 ? pthread_detach(thread) : code;
}

// A number that a signal handler writes while threads read it. Neither takes a lock: a handler that waits for one would
// wait forever if the thread that it interrupts holds it. Swift's own atomics need macOS 15.
typedef struct {
  _Atomic int64_t value;
} cplatform_atomic;
_Static_assert(ATOMIC_LLONG_LOCK_FREE == 2, "a signal handler must not take a lock");
static inline int64_t cplatform_load(cplatform_atomic *_Nonnull number) {
  return atomic_load_explicit(&number->value, memory_order_relaxed);
}
static inline void cplatform_store(cplatform_atomic *_Nonnull number, int64_t value) {
  atomic_store_explicit(&number->value, value, memory_order_relaxed);
}

// Lets a signal do again what it does without a handler. Safe in a handler.
static inline void cplatform_reset_signal(int number) { signal(number, SIG_DFL); }

static inline void cplatform_ignore_signal(int number) { signal(number, SIG_IGN); }
static inline bool cplatform_ignores_signal(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// The bytes of address space that the process may have; INT64_MAX without a limit.
static inline int64_t cplatform_address_space(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur > INT64_MAX) return INT64_MAX;
  return (int64_t)limit.rlim_cur;
}

// Copies the path that the process was started by, which needs no /proc; whether it is known and fits.
static inline bool cplatform_program_file(char *_Nonnull path, uint32_t size) {
#ifdef __APPLE__
  return _NSGetExecutablePath(path, &size) == 0;
#else
  const char *name = (const char *)getauxval(AT_EXECFN);
  if (name == NULL || strlen(name) >= size) return false;
  strcpy(path, name);
  return true;
#endif
}
