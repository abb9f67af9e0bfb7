// Reports the order that a contended Mutex establishes to ThreadSanitizer.
//
// A free Mutex is locked by an atomic exchange in the program, which ThreadSanitizer sees. A Mutex
// that another thread holds is locked by a futex in libswiftSynchronization, which it doesn't see,
// so that it reports races between closures of withLock that never ran at once. These functions
// replace those of the library, call them, and report the order. A suppression by name would also
// hide every real race with one of our closures in its stack.
//
// `make sanitize-thread` links this into the program and the tests. Without it the false reports
// appear as soon as several threads append to one array in a Mutex.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void Lock(uint32_t thread, SELF void *handle);
typedef SWIFT _Bool TryLock(SELF void *handle);
typedef SWIFT void Unlock(SELF void *handle);

SWIFT void lock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT _Bool tryLock(SELF void *handle) __asm__(TRY_LOCK);
SWIFT void unlock(SELF void *handle) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *handle) {
  ((Lock *)dlsym(RTLD_NEXT, LOCK))(thread, handle);
  __tsan_acquire(handle);
}

SWIFT _Bool tryLock(SELF void *handle) {
  _Bool locked = ((TryLock *)dlsym(RTLD_NEXT, TRY_LOCK))(handle);
  if (locked) __tsan_acquire(handle);
  return locked;
}

SWIFT void unlock(SELF void *handle) {
  __tsan_release(handle);
  ((Unlock *)dlsym(RTLD_NEXT, UNLOCK))(handle);
}
