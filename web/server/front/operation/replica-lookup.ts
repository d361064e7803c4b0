import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** Resolves a name to its IPv4 addresses; rejects if it has none. */
export type Resolve = (name: string) => Promise<string[]>

export type ReplicaLookup = {
  /** The address of each replica. Rejects if there is none. */
  find(): Promise<string[]>
  /** Looks for the right name again the next time. */
  forget(): void
}

/**
 * Finds the replicas of a service by its host name. In a swarm the name of a service may stand for one address before all its replicas, and
 * with `tasks.` before it for theirs.
 */
export function createReplicaLookup(hostname: string, resolve = addressesOf): ReplicaLookup {
  const isServiceName = isIP(hostname) === 0 && hostname !== 'localhost' && !hostname.includes('.')
  const candidates = isServiceName ? [`tasks.${hostname}`, hostname] : [hostname]
  let name: string | undefined
  return {
    async find() {
      if (name) return resolve(name)
      for (const candidate of candidates) {
        const found = await resolve(candidate).catch(() => [])
        if (found.length === 0) continue
        name = candidate
        return found
      }
      throw new Error(`No address is known for ${hostname}.`)
    },
    forget() {
      name = undefined
    },
  }
}

const addressesOf: Resolve = async (name) =>
  (await lookup(name, { all: true, family: 4 })).map(({ address }) => address)
