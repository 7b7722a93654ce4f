/* What `ViperPlatform/System` uses of Darwin, declared as in Apple's headers, to check on other systems that it fits them. */
#ifndef DARWIN_H
#define DARWIN_H

typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef int pid_t;
typedef unsigned short mode_t;

/* dirent.h */
typedef struct { int __dd_fd; } DIR;

/* sys/stat.h */
struct timespec { long tv_sec; long tv_nsec; };
struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  unsigned long long st_ino;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  long long st_size;
};

/* signal.h */
typedef uint32_t sigset_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, void *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);

/* pthread.h */
typedef struct _opaque_pthread_t { long __sig; char __opaque[64]; } *pthread_t;
typedef struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; } pthread_attr_t;
int pthread_attr_init(pthread_attr_t * _Nonnull);
int pthread_attr_destroy(pthread_attr_t * _Nonnull);
int pthread_attr_setstacksize(pthread_attr_t * _Nonnull, size_t);
int pthread_create(pthread_t _Nullable * _Nonnull __restrict, const pthread_attr_t * _Nullable __restrict,
    void * _Nullable (* _Nonnull)(void * _Nonnull), void * _Nullable __restrict);

/* spawn.h */
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000

/* unistd.h, stdlib.h, fcntl.h, errno.h */
char *realpath(const char * __restrict, char * __restrict);
void free(void *);
int close(int);
#define ENOTSUP 45
#define O_RDONLY 0x0000
#define O_CLOEXEC 0x01000000
#define F_FULLFSYNC 51

/* crt_externs.h */
char ***_NSGetEnviron(void);

/* copyfile.h */
typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
int fcopyfile(int from_fd, int to_fd, copyfile_state_t, copyfile_flags_t flags);
#define COPYFILE_ACL (1<<0)
#define COPYFILE_XATTR (1<<2)

#endif
