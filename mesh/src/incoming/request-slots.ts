import type { Peer } from './peer.ts'

/** Limits concurrent requests by the visitor's address. */
export function createRequestSlots(perAddress: number) {
  const counts = new Map<string, number>()
  return {
    /** Acquires a slot and returns its release function; undefined if the address has reached its limit. */
    take({ address, isService }: Peer): (() => void) | undefined {
      if (isService) return () => undefined
      const count = counts.get(address) ?? 0
      if (count >= perAddress) return undefined
      counts.set(address, count + 1)
      return () => {
        const left = counts.get(address)! - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      }
    },
  }
}
