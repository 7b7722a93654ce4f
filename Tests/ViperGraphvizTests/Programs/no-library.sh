#!/bin/sh
# A machine without Graphviz.
exit 40
