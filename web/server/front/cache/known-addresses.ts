import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'

/** What an address stands for that anybody may ask for: which answer, and what its head says. */
type KnownAddress = { key: string; cacheControl: string; vary: string | undefined }

export type KnownAddresses = {
  /** What this target, letter by letter, stood for the last time, if the site is still in the same state. */
  find(url: string, state: object): KnownAddress | undefined
  remember(url: string, state: object, address: KnownAddress): void
}

const remembered = 2000

/** Remembers what addresses stand for, so that one that is asked for again need not be read again. */
export function createKnownAddresses(): KnownAddresses {
  const addresses = new LRUCache<string, KnownAddress>({ max: remembered })
  let stateThen: object | undefined

  // Another state of the site may lead an address elsewhere, or nowhere.
  function see(state: object) {
    if (state === stateThen) return
    stateThen = state
    addresses.clear()
  }

  return {
    find(url, state) {
      see(state)
      return addresses.get(url)
    },
    remember(url, state, address) {
      see(state)
      if (url.length <= limits.pathBytes) addresses.set(url, address)
    },
  }
}
