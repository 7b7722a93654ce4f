#!/bin/sh
# A layout engine that crashes, and another one that does not.
if [ "$1" = dot ]; then kill -SEGV $$; else exec cat; fi
