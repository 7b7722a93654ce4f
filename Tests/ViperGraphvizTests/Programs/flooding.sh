#!/bin/sh
# A layout that writes more than a pipe holds, on both channels.
head -c 3000000 /dev/zero | tr "\000" x >&2
head -c 3000000 /dev/zero | tr "\000" x
