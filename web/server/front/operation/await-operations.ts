import { setTimeout as wait } from 'node:timers/promises'
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

/** On connections of its own: what is asked later finds the replicas of then. */
async function countUnknown(address: URL, hashes: string[]): Promise<number> {
  const pool = new Pool(address.origin, {
    connections: limits.operationsAtOnce,
    connectTimeout: limits.operationsTimeoutMs,
    headersTimeout: limits.operationsTimeoutMs,
    bodyTimeout: limits.operationsTimeoutMs,
  })
  try {
    const isUnknown = async (hash: string) => !(await isKnown(pool, address.pathname, hash))
    // The first alone: a gateway that is not there yet is not asked for all.
    const [first, ...others] = hashes
    const unknown = [
      first !== undefined && (await isUnknown(first)),
      ...(await Promise.all(others.map(isUnknown))),
    ]
    return unknown.filter(Boolean).length
  } finally {
    await pool.destroy()
  }
}

/** Asks for an operation by its hash and by a name that it does not have, so that it is looked up but not executed. */
async function isKnown(pool: Pool, path: string, hash: string): Promise<boolean> {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } })
  const { body } = await pool.request({
    method: 'GET',
    path: `${path}?${new URLSearchParams({ operationName: 'None', extensions })}`,
    headers: { accept: 'application/json', 'x-graphql-yoga-csrf': 'web' },
  })
  return !(await body.text()).includes('"PersistedQueryNotFound"')
}
