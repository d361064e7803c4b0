const kib = 1024
const mib = 1024 * kib
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Times (milliseconds), sizes (bytes) and counts that bound the front server, in one place. */
export const limits = {
  /** Cache for pages at plain addresses and their files. */
  pageCacheBytes: 100 * mib,
  /**
   * Cache for pages with a query, redirects and 404s: clients can invent any number of these, and they must not evict
   * the others.
   */
  rareCacheBytes: 24 * mib,
  /** A larger response is sent, but not cached. */
  cachedResponseBytes: 4 * mib,
  /** Cache for bodies in encodings other than brotli. */
  otherEncodingsBytes: 16 * mib,
  /** Estimated memory of one cached response beside its body. */
  cachedResponseOverheadBytes: 2 * kib,
  /** Next's rendered routes, from which the variants of one page are taken. */
  routeCacheBytes: 32 * mib,
  rareRouteCacheBytes: 4 * mib,
  /** Responses of the graph that several pages share. */
  graphCacheBytes: 32 * mib,
  /** Search results of the graph. */
  searchCacheBytes: 8 * mib,

  /** Time to live of a 404. */
  missingPageFreshMs: 30 * second,
  /** How long a stale page is still served while a fresh one is rendered. */
  staleWhileRefreshMs: 10 * minute,
  /** The age up to which a page is served when no fresh one can be had. */
  staleOnOutageMs: 7 * day,
  /** Pause after a failed render before the same page is tried again. */
  retryAfterFailureMs: 1 * second,

  /** How long a visitor waits for a page that is not cached, from the start of its render. */
  renderDeadlineMs: 2300,
  /** How long a visitor waits in all, including the time in the queue. */
  queueDeadlineMs: 10 * second,
  /** Timeout of a render; its slot is free after that. */
  renderMs: 15 * second,
  /** Concurrent renders: they share one thread with all requests that are served from memory. */
  rendersAtOnce: 4,
  /** Concurrent private renders, counted apart, so that neither kind delays the other. */
  privateRendersAtOnce: 4,
  /** Renders that may be queued; beyond it a request is refused at once. */
  rendersWaiting: 500,

  /** Tags whose last change is remembered individually. */
  maxTags: 50_000,
  /** Time to live of pages while the change feed is disconnected. */
  ttlWithoutFeedMs: 60 * second,
  /** Pause before the state of the site is requested again after a failure. */
  siteStateRetryMs: 5 * second,

  /** The change feed sends a heartbeat more often than this; after a longer silence the connection is replaced. */
  changeFeedSilenceMs: 40 * second,
  /** How long a rendered page waits until all changes that were committed meanwhile are known. */
  changeFeedCatchUpMs: 0.5 * second,
  /** How often a page is rendered until nothing that it shows has changed meanwhile. */
  rendersPerPage: 3,
  /** Backoff between attempts to connect to the change feed. */
  changeFeedRetryMs: { minMs: 0.2 * second, maxMs: 5 * second },

  /** Streams of events for editors: in all, and for one session, whose tabs share one. */
  eventStreams: 400,
  eventStreamsPerSession: 4,
  /** A browser that leaves more than this unread is disconnected. */
  eventStreamBufferBytes: 1 * mib,

  /** Addresses of missing pages that are queued to be reported to the origin. */
  missingPagesWaiting: 1000,
  /** Pause between two reports: the origin takes 600 a minute. */
  missingPagePauseMs: 0.15 * second,
  /** Pause after the origin refused one. */
  missingPageRetryMs: 10 * second,

  /** Longest accepted path. */
  pathBytes: 2 * kib,
  /** Longest path with its query: a longer value that visitors type is truncated, not refused. */
  urlBytes: 14 * kib,
  /** Timeout of a request's head, and how often the server checks it. */
  headersMs: 10 * second,
  headersCheckMs: 2 * second,
  /** Time before the rate of an incoming body is checked; after it the average must be at least the rate below. */
  bodyGraceMs: 5 * second,
  bodyBytesPerSecond: 500,
  /** Concurrent connections per address; a browser opens six. */
  connectionsPerAddress: 600,
  /** Largest request body of the site's own handlers. */
  requestBodyBytes: 12 * mib,

  /** `Retry-After` while the site is offline, in seconds. */
  retryAfterSeconds: 30,
  /** Pause before a failed render at start is tried again. */
  warmRetryMs: 0.5 * second,
  /** How often a starting site asks whether all gateways know its operations. */
  operationsRetryMs: 0.05 * second,
  operationsTimeoutMs: 5 * second,
  /**
   * Idle connections are closed this long after the last new one was accepted; one that sends a request gets its
   * response first.
   */
  idleAtEndMs: 2 * second,
  /** After so long without a new connection the listening socket is closed, */
  quietAtEndMs: 0.1 * second,
  /** and after so long in any case. */
  acceptAtEndMs: 3 * second,
  /** How long requests in flight at shutdown may take. */
  drainMs: 10 * second,
} as const
