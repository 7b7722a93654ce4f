#!/bin/sh
# A layout engine that crashes, and another one that does not.
if [ "$2" = dot ]; then kill -SEGV $$; else exec cat; fi
