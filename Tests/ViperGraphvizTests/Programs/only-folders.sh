#!/bin/sh
# A layout engine that can only draw folders.
drawing=$(cat)
case "$drawing" in *"by folder"*) echo "$drawing" ;; *) kill -KILL $$ ;; esac
