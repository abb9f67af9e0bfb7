// Makes the files of a program look as on a disk that ignores the letter case and the Unicode form of names, as those
// of macOS and Windows do: a library for LD_PRELOAD, in place of the C library's calls with paths.
//
// Each name of a path that is not there is replaced by an entry of its folder that is another spelling of it. A file
// keeps the spelling that it was made with; where FOLDING_DISK is "respells", it gets that of a rename to its name.
// Letters that are known: those of ASCII, the capitals of Latin-1, é and ü.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PUBLIC __attribute__((visibility("default")))

// A name in small letters, with é and ü as two characters each.
static void fold(const char *name, char *folded) {
  for (const unsigned char *next = (const unsigned char *)name; *next; next++) {
    if (*next != 0xC3 || !next[1]) {
      *folded++ = *next >= 'A' && *next <= 'Z' ? *next + 32 : *next;
      continue;
    }
    unsigned char letter = *++next >= 0x80 && *next <= 0x9E ? *next + 32 : *next;
    const char *parts = letter == 0xA9 ? "e\xCC\x81" : letter == 0xBC ? "u\xCC\x88" : NULL;
    if (parts) {
      folded = stpcpy(folded, parts);
    } else {
      *folded++ = 0xC3;
      *folded++ = letter;
    }
  }
  *folded = 0;
}

// The sixth argument of the disk's own calls, which take fewer: FaultInjector.c leaves them alone.
#define NOT_INJECTED 0xF01D

// Writes the entry of a folder that is a spelling of a name in its place, if there is one.
static void respell(int folder, const char *path, char *name) {
  char folded[2 * PATH_MAX], other[2 * PATH_MAX], entries[1 << 15];
  int parent = syscall(SYS_openat, folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0, 0, NOT_INJECTED);
  if (parent < 0) return;
  fold(name, folded);
  for (long count;
       (count = syscall(SYS_getdents64, parent, entries, sizeof entries, 0, 0, NOT_INJECTED)) > 0;) {
    struct dirent64 *entry = (struct dirent64 *)entries;
    for (; (char *)entry < entries + count;
         entry = (struct dirent64 *)((char *)entry + entry->d_reclen)) {
      fold(entry->d_name, other);
      if (!strcmp(folded, other)) strcpy(name, entry->d_name);
    }
  }
  syscall(SYS_close, parent, 0, 0, 0, 0, NOT_INJECTED);
}

// A path with each name as its folder has it.
static const char *stored(int folder, const char *path, char *result) {
  if (!path || strlen(path) >= PATH_MAX) return path;
  int code = errno;
  char *end = result;
  for (const char *rest = path; *rest;) {
    size_t length = strspn(rest, "/");
    end = mempcpy(end, rest, length);
    rest += length;
    length = strcspn(rest, "/");
    memcpy(end, rest, length);
    end[length] = 0;
    struct stat status;
    if (length &&
        syscall(SYS_newfstatat, folder, result, &status, AT_SYMLINK_NOFOLLOW, 0, NOT_INJECTED)) {
      char name[PATH_MAX];
      strcpy(name, end);
      *end = 0;
      respell(folder, *result ? result : ".", name);
      strcpy(end, name);
    }
    end += strlen(end);
    rest += length;
  }
  *end = 0;
  errno = code;
  return result;
}

// A call with a path, below a folder.
#define STORED(folder, path) stored(folder, path, (char[2 * PATH_MAX]){0})

PUBLIC int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return syscall(SYS_openat, folder, STORED(folder, path), flags, mode);
}

PUBLIC int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return openat(AT_FDCWD, path, flags, mode);
}

PUBLIC int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return syscall(SYS_newfstatat, folder, STORED(folder, path), status, flags);
}

PUBLIC int stat(const char *path, struct stat *status) {
  return fstatat(AT_FDCWD, path, status, 0);
}

PUBLIC int lstat(const char *path, struct stat *status) {
  return fstatat(AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW);
}

PUBLIC int access(const char *path, int mode) {
  return syscall(SYS_faccessat, AT_FDCWD, STORED(AT_FDCWD, path), mode);
}

PUBLIC int mkdirat(int folder, const char *path, mode_t mode) {
  return syscall(SYS_mkdirat, folder, STORED(folder, path), mode);
}

PUBLIC int unlinkat(int folder, const char *path, int flags) {
  return syscall(SYS_unlinkat, folder, STORED(folder, path), flags);
}

PUBLIC int renameat(int folder, const char *path, int new_folder, const char *new_path) {
  char last[PATH_MAX], target[2 * PATH_MAX];
  stored(new_folder, new_path, target);
  int result = syscall(SYS_renameat2, folder, STORED(folder, path), new_folder, target, 0);
  const char *mode = getenv("FOLDING_DISK");
  if (result || !mode || strcmp(mode, "respells")) return result;
  // With the folders as they are, and the name as it is given.
  strcpy(last, target);
  const char *slash = strrchr(new_path, '/');
  char *place = strrchr(last, '/');
  strcpy(place ? place + 1 : last, slash ? slash + 1 : new_path);
  return strcmp(last, target) ? syscall(SYS_renameat2, new_folder, target, new_folder, last, 0) : 0;
}

#define ALIAS(name) __attribute__((alias(name), visibility("default")))
int openat64(int, const char *, int, ...) ALIAS("openat");
int open64(const char *, int, ...) ALIAS("open");
