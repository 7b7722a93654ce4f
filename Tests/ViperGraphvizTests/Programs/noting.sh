#!/bin/sh
# A layout that never ends, and leaves its process's number beside itself.
: > "$(dirname "$0")/$$"
exec sleep 30
