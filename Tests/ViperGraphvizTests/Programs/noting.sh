#!/bin/sh
# A layout that never ends, and writes its process id to a file next to itself.
: > "$(dirname "$0")/$$"
exec sleep 30
