import { Agent, request } from 'undici'
import { createReplicaLookup, type Resolve } from '#front/operation/replica-lookup.ts'
import type { PurgeByKey } from './purger.ts'

const timeoutMs = 3_000

/** Purges by `xkey` at every Varnish that the name of the address stands for: `http://edge:8081/purge`. */
export function createVarnishPurge(address: string, resolve?: Resolve): PurgeByKey {
  const url = new URL(address)
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connectTimeout: timeoutMs,
  })
  const replicas = createReplicaLookup(url.hostname, resolve)

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
      await Promise.all((await replicas.find()).map((host) => purge(host, keys)))
    } catch (error) {
      replicas.forget()
      throw error
    }
  }
}
