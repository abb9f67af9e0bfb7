// Runs a program and lists its system calls below a folder, or makes one of them fail (ptrace(2)).
//
//   FaultInjector LOG FOLDER PROGRAM [ARGUMENT...]            lists
//   FaultInjector -e CALL:INDEX:ERROR[+] LOG FOLDER PROGRAM…   fails; ERROR is a number, 0 kills, and -N
//                                                              sends signal N and lets the call be made
//
// A program that begins to sleep gets SIGINT: it has done its work, and waits for more.
//
// A call is below the folder if a path or an open file that it is given is the folder itself or lies in
// it. INDEX counts these calls of one name, from 1, over all threads; with + all later ones fail as well.
// LOG gets a line for each: its name, and behind it "INJECTED", or "changes" where it makes or replaces a
// name, or opens a file for writing.
// The exit status is the program's, or 128 and the number of the signal that ended it.
//
// strace(1) counts each thread for itself, and all calls of a name: those of the dynamic linker too.

#define _GNU_SOURCE
#include <ctype.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

// The arguments of a system call that lead to files: f a descriptor, p a path, a a descriptor of a folder
// with a path behind it; P and A where the call makes or replaces what has the path; - another argument.
static const struct call {
  long number;
  const char *name, *arguments;
} calls[] = {
#define CALL(name, arguments) {SYS_##name, #name, arguments}
#ifdef SYS_open
    CALL(open, "p"), CALL(creat, "p"), CALL(stat, "p"), CALL(lstat, "p"), CALL(access, "p"),
    CALL(readlink, "p"), CALL(unlink, "p"), CALL(rmdir, "p"), CALL(mkdir, "P"), CALL(chmod, "P"),
    CALL(rename, "PP"), CALL(link, "pP"), CALL(symlink, "-P"), CALL(renameat, "A-A"),
#endif
    CALL(openat, "a"), CALL(openat2, "a"), CALL(newfstatat, "a"), CALL(statx, "a"),
    CALL(faccessat, "a"), CALL(faccessat2, "a"), CALL(readlinkat, "a"), CALL(unlinkat, "a"),
    CALL(mkdirat, "A"), CALL(fchmodat, "A"), CALL(utimensat, "A"), CALL(renameat2, "A-A"),
    CALL(linkat, "a-A"), CALL(symlinkat, "-A"), CALL(truncate, "P"), CALL(chdir, "p"),
    CALL(statfs, "p"), CALL(read, "f"), CALL(write, "f"), CALL(readv, "f"), CALL(writev, "f"),
    CALL(pread64, "f"), CALL(pwrite64, "f"), CALL(close, "f"), CALL(fstat, "f"), CALL(lseek, "f"),
    CALL(fsync, "f"), CALL(fdatasync, "f"), CALL(ftruncate, "f"), CALL(fallocate, "f"),
    CALL(flock, "f"), CALL(fcntl, "f"), CALL(getdents64, "f"), CALL(fchmod, "f"),
    CALL(fchdir, "f"), CALL(fstatfs, "f"), CALL(dup, "f"), CALL(dup3, "f"), CALL(mmap, "----f"),
    CALL(copy_file_range, "f-f"), CALL(sendfile, "ff"),
};

static char root[PATH_MAX];

static void fail(const char *what) {
  perror(what);
  exit(126);
}

static int is_below(const char *path) {
  size_t length = strlen(root);
  return !strncmp(path, root, length) && (path[length] == 0 || path[length] == '/');
}

// The path of an open file; of the working folder for AT_FDCWD. Empty where there is none.
static void descriptor_path(pid_t thread, int file, char *path) {
  char link[64];
  if (file == AT_FDCWD)
    snprintf(link, sizeof link, "/proc/%d/cwd", thread);
  else
    snprintf(link, sizeof link, "/proc/%d/fd/%d", thread, file);
  ssize_t count = readlink(link, path, PATH_MAX - 1);
  path[count < 0 ? 0 : count] = 0;
}

// Whether a path in the traced process is below the folder, relative to an open one.
static int names_below(pid_t thread, int folder, unsigned long address) {
  char text[PATH_MAX], path[2 * PATH_MAX];
  union {
    long word;
    char bytes[sizeof(long)];
  } memory;
  // By aligned words, as the one behind the text may not be mapped.
  for (size_t count = 0; count < sizeof text; count++, address++) {
    size_t offset = address % sizeof memory;
    if (count == 0 || offset == 0) {
      errno = 0;
      memory.word = ptrace(PTRACE_PEEKDATA, thread, address - offset, 0);
      if (errno) return 0;
    }
    text[count] = memory.bytes[offset];
    if (!text[count]) break;
  }
  text[sizeof text - 1] = 0;
  if (text[0] == '/') return is_below(text);
  descriptor_path(thread, folder, path);
  if (text[0] && strcmp(text, ".")) {
    strcat(path, "/");
    strcat(path, text[0] == '.' && text[1] == '/' ? text + 2 : text);
  }
  return is_below(path);
}

static int touches_folder(pid_t thread, const struct call *call, const __uint64_t *arguments) {
  char path[PATH_MAX];
  for (int index = 0; call->arguments[index]; index++) {
    int file = (int)arguments[index];
    switch (tolower(call->arguments[index])) {
    case 'f':
      descriptor_path(thread, file, path);
      if (file >= 0 && is_below(path)) return 1;
      break;
    case 'p':
      if (names_below(thread, AT_FDCWD, arguments[index])) return 1;
      break;
    case 'a':
      if (names_below(thread, file, arguments[index + 1])) return 1;
      break;
    }
  }
  return 0;
}

// Keeps a call from being made, at its entry, or gives it a result, at its exit.
static void set_registers(pid_t thread, int is_entry, long value) {
#if defined(__x86_64__)
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, 0, &registers)) return;
  if (is_entry)
    registers.orig_rax = value;
  else
    registers.rax = value;
  ptrace(PTRACE_SETREGS, thread, 0, &registers);
#elif defined(__aarch64__)
  int number = (int)value;
  struct user_regs_struct registers;
  struct iovec part = {is_entry ? (void *)&number : (void *)&registers,
                       is_entry ? sizeof number : sizeof registers};
  long set = is_entry ? NT_ARM_SYSTEM_CALL : NT_PRSTATUS;
  if (!is_entry) {
    if (ptrace(PTRACE_GETREGSET, thread, set, &part)) return;
    registers.regs[0] = value;
  }
  ptrace(PTRACE_SETREGSET, thread, set, &part);
#endif
}

static struct {
  char call[32];
  int index, error, lasts, count;
} fault;
static FILE *trace;

static int is_sleep(const struct __ptrace_syscall_info *info) {
#ifdef SYS_nanosleep
  if (info->entry.nr == SYS_nanosleep) return 1;
#endif
  return info->entry.nr == SYS_clock_nanosleep;
}

// Lists a call that is made now; the error that it is to fail with, or 0.
static int error_at(pid_t thread, pid_t process, const struct __ptrace_syscall_info *info) {
  // A call of FoldingDisk.c.
  if (info->entry.args[5] == 0xF01D) return 0;
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
    const struct call *call = &calls[index];
    if ((long)info->entry.nr != call->number || !touches_folder(thread, call, info->entry.args))
      continue;
    int is_hit = !strcmp(call->name, fault.call) &&
                 (++fault.count == fault.index || (fault.lasts && fault.count > fault.index));
    int opens_to_write = call->number == SYS_openat &&
                         info->entry.args[2] & (O_WRONLY | O_RDWR | O_CREAT);
    int changes = opens_to_write || strpbrk(call->arguments, "PA");
    fprintf(trace, "%s%s\n", call->name, is_hit ? " INJECTED" : changes ? " changes" : "");
    if (is_hit && fault.error <= 0) kill(process, fault.error ? -fault.error : SIGKILL);
    return is_hit && fault.error > 0 ? fault.error : 0;
  }
  return 0;
}

int main(int count, char **arguments) {
  if (count > 2 && !strcmp(arguments[1], "-e")) {
    char lasts = 0;
    sscanf(arguments[2], "%31[^:]:%d:%d%c", fault.call, &fault.index, &fault.error, &lasts);
    fault.lasts = lasts == '+';
    arguments += 2;
    count -= 2;
  }
  if (count < 4 || !(trace = fopen(arguments[1], "we"))) fail("log");
  // The folder need not be there yet.
  char here[PATH_MAX];
  if (!getcwd(here, sizeof here)) fail("getcwd");
  snprintf(root, sizeof root, "%s/%s", here, arguments[2]);
  pid_t process = fork();
  if (process < 0) fail("fork");
  if (process == 0) {
    if (ptrace(PTRACE_TRACEME, 0, 0, 0)) fail("ptrace");
    raise(SIGSTOP);
    execv(arguments[3], arguments + 3);
    fail(arguments[3]);
  }
  struct thread {
    pid_t id;
    int error;
  } threads[1024] = {{process, 0}};
  int known = 1, status, result = 126;
  if (waitpid(process, &status, 0) != process || !WIFSTOPPED(status)) fail("waitpid");
  long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK |
                 PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
  if (ptrace(PTRACE_SETOPTIONS, process, 0, options)) fail("ptrace");
  ptrace(PTRACE_SYSCALL, process, 0, 0);
  for (pid_t id; (id = waitpid(-1, &status, __WALL)) > 0;) {
    if (!WIFSTOPPED(status)) {
      if (id == process) result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      continue;
    }
    struct thread *thread = threads;
    while (thread < threads + known && thread->id != id) thread++;
    int is_new = thread == threads + known, signal = WSTOPSIG(status);
    if (is_new) {
      if (known == sizeof threads / sizeof *threads) fail("threads");
      threads[known++] = (struct thread){id, 0};
    }
    struct __ptrace_syscall_info info;
    if (signal == (SIGTRAP | 0x80)) {
      signal = 0;
      if (ptrace(PTRACE_GET_SYSCALL_INFO, id, sizeof info, &info) > 0) {
        if (info.op == PTRACE_SYSCALL_INFO_ENTRY) {
          thread->error = error_at(id, process, &info);
          if (is_sleep(&info)) kill(process, SIGINT);
          if (thread->error) set_registers(id, 1, -1);
        } else if (info.op == PTRACE_SYSCALL_INFO_EXIT && thread->error) {
          set_registers(id, 0, -thread->error);
          thread->error = 0;
        }
      }
    } else if (status >> 16 || (is_new && signal == SIGSTOP)) {
      // An event of ptrace itself, and the stop that a new thread begins with.
      signal = 0;
    }
    ptrace(PTRACE_SYSCALL, id, 0, signal);
  }
  fclose(trace);
  return result;
}
