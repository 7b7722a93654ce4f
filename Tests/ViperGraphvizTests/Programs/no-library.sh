#!/bin/sh
# The loader, on a machine without Graphviz.
echo "viper-graph-layout: error while loading shared libraries: libgvc.so.6: cannot open shared object file" >&2
exit 127
