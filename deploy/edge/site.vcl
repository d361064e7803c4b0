vcl 4.1;

import directors;
import std;
import xkey;

# The replicas of the site and the director `site` of them, written by start.sh.
include "/var/lib/varnish/replicas.vcl";

sub vcl_recv {
    # A port of its own, which is not published: addresses do not tell the services from visitors.
    if (local.socket == "purge") {
        if (req.method != "POST" || req.url != "/purge" || !req.http.xkey-purge) {
            return (synth(400));
        }
        set req.http.purged = xkey.softpurge(req.http.xkey-purge);
        return (synth(200, "Purged " + req.http.purged));
    }
    set req.backend_hint = site.backend(resolve = LAZY);
    # A second round begins at the replica that has been asked first: meanwhile it may have the page.
    if (req.restarts == 0) {
        set req.http.edge-request = req.xid;
    }
    unset req.http.edge-attempt;
    # A page that was purged is fetched anew while visitors wait; only in an outage they get the old one.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    } else {
        set req.grace = 24h;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Whoever is logged in or books is served by the site itself, as are editors' views.
    if (req.http.Cookie ~ "(^|;\s*)sessionid=" || req.http.Authorization || req.url ~ "[?&](edit|v)(=|&|$)") {
        return (pass);
    }
    # The sale and the calls of scripts: each answer is for one visitor.
    if (req.url ~ "^/(box-office/|oidc/|graphql(\?|$))") {
        return (pass);
    }
    # The site stores one brotli and one gzip body of each page.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.restarts == 0) {
        set req.http.edge-attempt = "first";
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Host);
    return (lookup);
}

sub vcl_backend_fetch {
    # Requests are spread over the replicas that are ready, and a second attempt goes to another one than the first.
    set bereq.backend = site.backend(by = KEY, key = site.key(bereq.http.edge-request), alt = bereq.retries);
    # The graph responds within three seconds: what takes longer comes from a replica whose machine is gone.
    if (bereq.method == "GET" && bereq.url ~ "^/graphql(\?|$)") {
        set bereq.first_byte_timeout = 5s;
    }
}

sub not_stored {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
}

sub vcl_backend_response {
    if (beresp.status >= 500 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        # A replica that is drained or has no page in time: another one may.
        if (bereq.retries < 1) {
            return (retry);
        }
        # What is stored is better than an apology: vcl_synth looks for it.
        if (bereq.is_bgfetch || bereq.http.edge-attempt == "first") {
            return (abandon);
        }
    }
    # While a release is rolled out only some replicas have the scripts of a page.
    if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries < 2) {
        return (retry);
    }
    # Cookies reach the site, for there are pages of one visitor's own, such as the cart. What it gives a Surrogate-Control depends on none.
    if ((!beresp.http.Surrogate-Control && beresp.http.Cache-Control !~ "immutable")
        || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store" || beresp.status >= 500) {
        call not_stored;
        # A mark that it is not stored: nobody waits for the answer to somebody else. A failure leaves none: that would hide an older
        # page, which is better.
        if (beresp.status < 500) {
            set beresp.ttl = 10s;
        }
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        # It may have been in the site's memory for a while.
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s)
            - std.duration(regsub(beresp.http.Age, "^([0-9]+)$", "\1s"), 0s);
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    unset beresp.http.Age;
    set beresp.grace = 24h;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (bereq.is_bgfetch || bereq.http.edge-attempt == "first") {
        return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
    synthetic("Die Website ist gerade nicht erreichbar. / The site cannot be reached at the moment.");
    return (deliver);
}

sub vcl_synth {
    if (resp.status == 503 && req.http.edge-attempt == "first") {
        return (restart);
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    if (obj.hits > 0) {
        set resp.http.Edge-Status = "hit";
    } else {
        set resp.http.Edge-Status = "miss";
    }
}
