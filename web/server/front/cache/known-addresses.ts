import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'

/** What a public address resolves to: the key of the response, and its headers. */
type KnownAddress = { key: string; cacheControl: string; vary: string | undefined }

export type KnownAddresses = {
  /** What exactly this target resolved to the last time, if the state of the site has not changed since. */
  find(url: string, state: object): KnownAddress | undefined
  remember(url: string, state: object, address: KnownAddress): void
}

const maxAddresses = 2000

/** Caches what addresses resolve to, so that the next request for one need not be parsed. */
export function createKnownAddresses(): KnownAddresses {
  const addresses = new LRUCache<string, KnownAddress>({ max: maxAddresses })
  let lastState: object | undefined

  // In another state of the site an address may be redirected or not exist.
  function clearIfChanged(state: object) {
    if (state === lastState) return
    lastState = state
    addresses.clear()
  }

  return {
    find(url, state) {
      clearIfChanged(state)
      return addresses.get(url)
    },
    remember(url, state, address) {
      clearIfChanged(state)
      if (url.length <= limits.pathBytes) addresses.set(url, address)
    },
  }
}
