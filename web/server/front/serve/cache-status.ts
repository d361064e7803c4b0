/** The `Cache-Status` of a response from the page cache, as in RFC 9211. */
export const cacheStatus = {
  hit: 'front; hit',
  refreshing: 'front; hit; detail=stale-while-refreshing',
  outdated: 'front; hit; detail=stale-because-of-an-outage',
  rendered: 'front; fwd=miss',
}
