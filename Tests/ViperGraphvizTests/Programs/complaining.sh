#!/bin/sh
# A layout that says why it failed.
echo first >&2
echo no fonts >&2
exit 43
