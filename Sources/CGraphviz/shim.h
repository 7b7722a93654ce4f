#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <gvc.h>
#include <stddef.h>

/*
 What differs between the versions of Graphviz: the type of a length (`unsigned int *` up to 11, `size_t *` since 12), and which
 parameters are `const`. The other functions are called by their own names.
 */

typedef struct {
  int status;
  char *bytes;
  size_t length;
} GraphvizPicture;

/* The bytes are freed by `gvFreeRenderData`. */
static inline GraphvizPicture graphvizRender(GVC_t *context, graph_t *graph, const char *format) {
  GraphvizPicture picture = {0, NULL, 0};
  union {
    unsigned int narrow;
    size_t wide;
  } length = {.wide = 0};
  picture.status = gvRenderData(context, graph, format, &picture.bytes, (void *)&length);
  picture.length = _Generic(
      &gvRenderData,
      int (*)(GVC_t *, graph_t *, const char *, char **, unsigned int *): length.narrow,
      default: length.wide);
  return picture;
}

/* The text belongs to the graph. */
static inline const char *graphvizAttribute(graph_t *graph, const char *name) {
  return agget(graph, (char *)name);
}

static inline int graphvizSetAttribute(graph_t *graph, const char *name, const char *value) {
  return agsafeset(graph, (char *)name, (char *)value, (char *)"");
}

#endif
