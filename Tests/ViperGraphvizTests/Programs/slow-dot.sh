#!/bin/sh
# A layout engine that is too slow, and another one that is not.
if [ "$1" = dot ]; then exec sleep 30; else exec cat; fi
