import { lookup } from 'node:dns/promises'
import { Agent, request } from 'undici'
import type { PurgeByKey } from './purger.ts'

const timeoutMs = 3_000

/** Purges by `xkey` at every Varnish that the name of the address stands for: `http://edge:8081/purge`. */
export function createVarnishPurge(address: string): PurgeByKey {
  const url = new URL(address)
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connectTimeout: timeoutMs,
  })
  return async (keys) => {
    const hosts = await lookup(url.hostname, { all: true, family: 4 })
    await Promise.all(
      hosts.map(async ({ address: host }) => {
        const target = new URL(url)
        target.hostname = host
        const { statusCode, body } = await request(target, {
          method: 'POST',
          headers: { 'xkey-purge': keys.join(' ') },
          dispatcher: agent,
        })
        await body.dump()
        if (statusCode !== 200) throw new Error(`The edge responded with ${statusCode} to a purge.`)
      }),
    )
  }
}
