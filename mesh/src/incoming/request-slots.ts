import type { Peer } from './peer.ts'

/** Counts the requests that are under way by the visitor's address. */
export function createRequestSlots(perAddress: number) {
  const counts = new Map<string, number>()
  return {
    /** Gives the slot back; nothing where the address has as many requests as it may. */
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
