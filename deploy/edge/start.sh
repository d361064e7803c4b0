#!/bin/sh
# Runs Varnish in front of all replicas of the site, and follows them: names are looked up every second, since a container that is
# replaced gets another address. In a swarm `tasks.site` names each replica, elsewhere `site` does.
set -eu
service=${SITE_SERVICE:-site}
replicas=/var/lib/varnish/replicas.vcl

addresses() {
  found=$(getent ahostsv4 "tasks.$service" | cut -d' ' -f1 | sort -u)
  [ -n "$found" ] || found=$(getent ahostsv4 "$service" | cut -d' ' -f1 | sort -u)
  echo "$found"
}

write_replicas() {
  {
    echo 'vcl 4.1;'
    # Before the first replica has a name every request gets the page for outages.
    [ -n "$1" ] || echo 'backend default none;'
    [ -z "$1" ] || echo 'probe ready { .url = "/ready"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 1; }'
    number=0 adding=''
    for address in $1; do
      echo "backend replica_$number { .host = \"$address\"; .port = \"3000\"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 60s; }"
      adding="$adding site.add_backend(replica_$number);"
      number=$((number + 1))
    done
    echo "sub vcl_init { new site = directors.shard();$adding${1:+ site.reconfigure();} }"
  } >"$replicas"
}

# A new configuration knows of no replica whether it is ready: it is used when one has been found so, or after a while in any case.
until_ready() {
  tries=0
  while [ "$tries" -lt 20 ] && ! varnishadm backend.list "$1.replica*" | grep -q healthy; do
    tries=$((tries + 1))
    sleep 0.2
  done
}

rm -f /var/lib/varnish/was-ready
known=$(addresses)
write_replicas "$known"
varnishd -F -f /etc/varnish/site.vcl -a http=:8080,HTTP -a purge=:8081,HTTP -s "malloc,${EDGE_MEMORY:-256m}" \
  -p http_gzip_support=off -p feature=+http2 "$@" &
varnish=$!
trap 'kill -TERM $varnish' TERM INT
configuration=0
while kill -0 $varnish 2>/dev/null; do
  sleep 1 &
  wait $! || true
  now=$(addresses)
  # A name server that does not answer takes no replica away.
  if [ -n "$now" ] && [ "$now" != "$known" ]; then
    configuration=$((configuration + 1))
    write_replicas "$now"
    if varnishadm vcl.load "replicas_$configuration" /etc/varnish/site.vcl >/dev/null \
      && until_ready "replicas_$configuration" \
      && varnishadm vcl.use "replicas_$configuration" >/dev/null; then
      known=$now
      echo "replicas: $(echo $now)"
      [ "$configuration" -lt 3 ] || varnishadm vcl.discard "replicas_$((configuration - 2))" >/dev/null || true
    fi
  fi
done
wait $varnish
