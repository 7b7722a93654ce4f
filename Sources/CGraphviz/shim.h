#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <stddef.h>

/*
 The functions of libgvc and libcgraph that draw a picture, as they have been since Graphviz 2.30.

 They are looked up at run time, so the types stand here by themselves: neither the headers nor the libraries are needed
 to build, and a program that never draws never loads them. Contexts and graphs are opaque.
 */

typedef void *GraphvizContext;
typedef void *GraphvizGraph;

typedef GraphvizContext (*GraphvizNewContext)(void);
typedef GraphvizGraph (*GraphvizReadGraph)(const char *dot);
typedef int (*GraphvizLayout)(GraphvizContext, GraphvizGraph, const char *engine);

/*
 The length is an `unsigned int` before Graphviz 12 and a `size_t` since. A zeroed `size_t` holds either on the
 little-endian machines that Swift supports.
 */
typedef int (*GraphvizRender)(GraphvizContext, GraphvizGraph, const char *format, char **result, size_t *length);

/* Of a graph, a node or an edge; the text belongs to the graph. */
typedef char *(*GraphvizGetAttribute)(void *object, char *name);
typedef int (*GraphvizSetAttribute)(void *object, char *name, const char *value, const char *fallback);

typedef void (*GraphvizFreeRendered)(char *result);
typedef int (*GraphvizFreeLayout)(GraphvizContext, GraphvizGraph);
typedef int (*GraphvizFreeGraph)(GraphvizGraph);
typedef int (*GraphvizFreeContext)(GraphvizContext);

#endif
