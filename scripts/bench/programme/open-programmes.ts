import type { BenchContext } from '#bench/bench.ts'
import { countEvents } from '#bench/list/add-concerts.ts'
import { openPostgres, type BenchOrigin } from '#bench/list/open-origins.ts'
import { databaseUrl, withClient } from '#bench/list/statement-times.ts'
import { addSyntheticConcerts } from '#bench/list/synthetic-concerts.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'

export const sizes = { small: 1_000, large: 100_000 } as const

/**
 * Starts, on one PostgreSQL, an origin with the demo theatre filled up to a thousand events, and one filled up to a hundred
 * thousand.
 */
export async function openProgrammes(context: BenchContext, disposables: AsyncDisposableStack) {
  const { url } = await openPostgres(context, disposables)
  context.note('demo theatre')
  await prepareDemo(context, { databaseUrl: url, dataFolder: context.folder })
  const own = await countEvents(url)
  const open = async (size: keyof typeof sizes): Promise<BenchOrigin> => {
    const grown = databaseUrl(url, size)
    context.note(`${sizes[size]} events`)
    await withClient(databaseUrl(url, 'postgres'), (client) =>
      client.query(`create database ${size} template foyer`),
    )
    await addSyntheticConcerts(grown, sizes[size] - own)
    await withClient(grown, (client) => client.query('vacuum (analyze)'))
    const origin = await openOrigin(context, disposables, {
      databaseUrl: grown,
      dataFolder: context.folder,
    })
    return { name: `${sizes[size].toLocaleString('en')} events`, database: size, origin }
  }
  return { databaseUrl: url, own, small: await open('small'), large: await open('large') }
}
