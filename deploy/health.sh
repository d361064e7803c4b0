#!/bin/bash
# The health check of the images: a container is healthy once it can serve, and from then on as long as its process responds. One that merely
# waits for another service is not replaced: that would make an outage longer, and lose what it has in memory.
# In the shell, since it runs every few seconds in each container: a Node process takes as much time as rendering several pages.
set -u
marker=/tmp/was-ready
path=/ready
[ ! -e "$marker" ] || path=/health

exec 3<>"/dev/tcp/127.0.0.1/$HEALTH_PORT" || exit 1
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$path" >&3
read -r -t 8 _ status _ <&3 || exit 1
[ "$status" = 200 ] || exit 1
# Without a writable /tmp it is asked for readiness each time.
[ "$path" = /health ] || : 2>/dev/null >"$marker" || true
