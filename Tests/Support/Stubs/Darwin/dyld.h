/* mach-o/dyld.h */
#ifndef DYLD_H
#define DYLD_H

int _NSGetExecutablePath(char *buf, unsigned int *bufsize);

#endif
