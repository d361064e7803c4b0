import { setTimeout as wait } from 'node:timers/promises'
import { operationListPath } from '@foyer/schema/graph/operation-list-path.ts'
import { Pool } from 'undici'
import { limits } from '#front/limits.ts'
import { createReplicaLookup, type Resolve } from './replica-lookup.ts'

export type AwaitedOperations = {
  /** The address of the graph. */
  url: string
  /** The hashes of all operations that the site sends. */
  hashes: string[]
  /** Called for each new reason to wait. */
  onWait: (reason: string) => void
  resolve?: Resolve
  retryMs?: number
}

/**
 * Resolves once every replica of the gateway knows all operations of this site. While a release is rolled out, gateways of the one before are
 * still there: they would refuse what is new in this one.
 */
export async function awaitOperations(awaited: AwaitedOperations): Promise<void> {
  const { onWait, retryMs = limits.operationsRetryMs } = awaited
  const url = new URL(awaited.url)
  const replicas = createReplicaLookup(url.hostname, awaited.resolve)
  let last: string | undefined
  for (;;) {
    const reason = await findReasonToWait(url, awaited.hashes, replicas.find)
    if (reason === undefined) return
    if (reason !== last) onWait(reason)
    last = reason
    await wait(retryMs)
  }
}

async function findReasonToWait(
  url: URL,
  hashes: string[],
  find: () => Promise<string[]>,
): Promise<string | undefined> {
  try {
    for (const address of await addressesOf(url, find)) {
      const unknown = await countUnknown(address, hashes)
      if (unknown > 0) return `${address.host} does not know ${unknown} of the operations`
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Each replica, or the name itself: the certificate of an encrypted connection is that of the name, and there may be IPv6 addresses only. */
async function addressesOf(url: URL, find: () => Promise<string[]>): Promise<URL[]> {
  const hosts = url.protocol === 'https:' ? [] : await find().catch(() => [])
  return hosts.length === 0
    ? [url]
    : hosts.map((hostname) => Object.assign(new URL(url), { hostname }))
}

/** On a connection of its own: what is asked later finds the replicas of then. */
async function countUnknown(address: URL, hashes: string[]): Promise<number> {
  const pool = new Pool(address.origin, {
    connections: 1,
    connectTimeout: limits.operationsTimeoutMs,
    headersTimeout: limits.operationsTimeoutMs,
    bodyTimeout: limits.operationsTimeoutMs,
  })
  try {
    const { pathname: path } = new URL(`.${operationListPath}`, address)
    const { statusCode, body } = await pool.request({ method: 'GET', path })
    const text = await body.text()
    // A gateway of a release that has no list.
    if (statusCode !== 200) return hashes.length
    const known = new Set(JSON.parse(text) as string[])
    return hashes.filter((hash) => !known.has(hash)).length
  } finally {
    await pool.destroy()
  }
}
