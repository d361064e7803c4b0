#!/bin/sh
# The health check of the edge: it is healthy once a replica of the site is ready, and from then on as long as Varnish responds. In an
# outage of the site it serves what is stored: replacing it would lose that. start.sh removes the marker.
set -eu
marker=/var/lib/varnish/was-ready
[ ! -e "$marker" ] || exec varnishadm ping
varnishadm backend.list | grep -q '^[^ ]*replica_.* healthy'
touch "$marker"
