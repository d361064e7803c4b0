const kib = 1024
const mib = 1024 * kib
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Times (milliseconds), sizes (bytes) and counts that bound the front, in one place. */
export const limits = {
  /** Pages at plain addresses, and the files that belong to them. */
  pageCacheBytes: 100 * mib,
  /** Pages with a query, redirects and 404s: what anybody can invent more of must not push out the rest. */
  rareCacheBytes: 24 * mib,
  /** One answer larger than this is sent, but not kept. */
  cachedResponseBytes: 4 * mib,
  /** Bodies that were asked for in another encoding than brotli: not compressed, or by gzip. */
  otherEncodingsBytes: 16 * mib,
  /** What one kept answer costs beside its body. */
  cachedResponseOverheadBytes: 2 * kib,
  /** Next's rendered routes, from which the variants of one page are taken. */
  routeCacheBytes: 32 * mib,
  rareRouteCacheBytes: 4 * mib,
  /** Answers of the graph that several pages share. */
  graphCacheBytes: 32 * mib,
  /** What the graph has found for searches. */
  searchCacheBytes: 8 * mib,

  /** A 404 is looked up again after this time at the latest. */
  missingPageFreshMs: 30 * second,
  /** A page this long past its time is still served while a fresh one is made. */
  staleWhileRefreshMs: 10 * minute,
  /** A page this old is still served when no fresh one can be had. */
  staleOnOutageMs: 7 * day,
  /** After a failed render, the next try for the same page. */
  retryAfterFailureMs: 1 * second,

  /** How long a visitor waits for a page that is not kept, from when its render begins. */
  renderDeadlineMs: 2300,
  /** How long a visitor waits in all while others' pages are finished. */
  queueDeadlineMs: 10 * second,
  /** A render that takes longer gives its place to others. */
  renderMs: 15 * second,
  /** Renders at the same time: they share one thread with all who are served from memory. */
  rendersAtOnce: 4,
  /** Renders of what is one visitor's alone, beside them: neither kind keeps the other from its turn. */
  privateRendersAtOnce: 4,
  /** Renders that may wait for their turn; beyond it an answer is refused at once. */
  rendersWaiting: 500,

  /** Tags whose last change is remembered one by one. */
  rememberedTags: 50_000,
  /** Without the origin's word on what has changed, so long nothing is doubted. */
  ttlWithoutFeedMs: 60 * second,
  /** After the state of the site could not be asked for, the next try. */
  siteStateRetryMs: 5 * second,

  /** The change feed says something more often than this; after such a silence it is asked for anew. */
  changeFeedSilenceMs: 40 * second,
  /** Between two tries to reach the change feed, at first and at most. */
  changeFeedRetryMs: { least: 0.2 * second, most: 5 * second },

  /** Addresses of missing pages that wait to be told to the origin. */
  missingPagesWaiting: 1000,
  /** Between two of them: the origin takes 600 a minute. */
  missingPagePauseMs: 0.15 * second,
  /** After the origin did not take one. */
  missingPageRetryMs: 10 * second,

  /** Longest path that is answered at all. */
  pathBytes: 2 * kib,
  /** Longest path with its query: of what visitors may type behind it, too much is cut off, not refused. */
  urlBytes: 14 * kib,
  /** A body may come in pauses for so long; after that it must have come at this rate since it began. */
  bodyGraceMs: 5 * second,
  bodyBytesPerSecond: 500,
  /** Connections of one address at the same time; a browser holds six. */
  connectionsPerAddress: 600,
  /** Largest body of a request to one of the site's own handlers. */
  requestBodyBytes: 12 * mib,

  /** Visitors and load balancers come back after this time when the site is offline, in seconds. */
  retryAfterSeconds: 30,
  /** After a page could not be rendered at the start, the next try. */
  warmRetryMs: 0.5 * second,
  /** A load balancer sees `/ready` fail for this time before connections are refused. */
  lameDuckMs: 1 * second,
  /** Connections that say nothing are closed this long after the last new one was taken; one that asks is answered and then closed. */
  idleAtEndMs: 2 * second,
  /** Requests that are under way at the end may take this long. */
  drainMs: 10 * second,
} as const
