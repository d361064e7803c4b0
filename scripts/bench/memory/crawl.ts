import { request } from 'node:http'
import type { BenchContext } from '#bench/bench.ts'

const atOnce = 4

/** Requests all paths of a site, as browsers do that accept brotli. Returns the count of each status. */
export async function crawl(
  site: string,
  paths: readonly string[],
  { note, signal }: Pick<BenchContext, 'note' | 'signal'>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const waiting = paths.entries()
  async function visit() {
    for (const [index, path] of waiting) {
      signal.throwIfAborted()
      const status = await statusOf(site + path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (index % 200 === 0) note(`${index}/${paths.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  return statuses
}

function statusOf(url: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
