import { lookup } from 'node:dns/promises'
import { Agent, request } from 'undici'
import type { PurgeByKey } from './purger.ts'

const timeoutMs = 3_000

/** Purges by `xkey` at every Varnish that the name of the address stands for: `http://edge:8081/purge`. */
export function createVarnishPurge(address: string, resolve = addressesOf): PurgeByKey {
  const url = new URL(address)
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connectTimeout: timeoutMs,
  })
  let name: string | undefined

  /** In a swarm a service's name may stand for one address before all its replicas, and with `tasks.` before it for theirs. */
  async function findReplicas(): Promise<string[]> {
    if (name) return resolve(name)
    for (const candidate of [`tasks.${url.hostname}`, url.hostname]) {
      const found = await resolve(candidate).catch(() => [])
      if (found.length === 0) continue
      name = candidate
      return found
    }
    throw new Error(`The edge has no address: ${url.hostname}.`)
  }

  async function purge(host: string, keys: string[]): Promise<void> {
    const target = new URL(url)
    target.hostname = host
    const { statusCode, body } = await request(target, {
      method: 'POST',
      headers: { 'xkey-purge': keys.join(' ') },
      dispatcher: agent,
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`The edge responded with ${statusCode} to a purge.`)
  }

  return async (keys) => {
    try {
      await Promise.all((await findReplicas()).map((host) => purge(host, keys)))
    } catch (error) {
      name = undefined
      throw error
    }
  }
}

const addressesOf = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true, family: 4 })).map(({ address }) => address)
