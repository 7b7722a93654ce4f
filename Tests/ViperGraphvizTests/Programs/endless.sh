#!/bin/sh
# A layout that never ends.
exec sleep 30
