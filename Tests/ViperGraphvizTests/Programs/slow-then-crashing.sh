#!/bin/sh
# A layout engine that is too slow for columns, and crashes without them or by folder.
drawing=$(cat)
case "$1 $drawing" in sfdp* | *"by folder"*) kill -SEGV $$ ;; *) exec sleep 30 ;; esac
