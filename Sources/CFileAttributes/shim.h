#ifndef CFILEATTRIBUTES_SHIM_H
#define CFILEATTRIBUTES_SHIM_H

/* Extended attributes, which the C library's module for Linux leaves out. */
#include <sys/xattr.h>

#endif
