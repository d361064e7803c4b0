import type { Stage } from '#bench/bench.ts'
import { countEvents } from '#bench/list/grow.ts'
import { openPostgres, type House } from '#bench/list/open-houses.ts'
import { databaseUrl, withClient } from '#bench/list/statement-times.ts'
import { addSyntheticConcerts } from '#bench/list/synthetic-concerts.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'

export const sizes = { small: 1_000, large: 100_000 } as const

/** Opens, on one PostgreSQL, the demo theatre with past events up to a thousand events in all, and to a hundred thousand. */
export async function openProgrammes(stage: Stage, ends: AsyncDisposableStack) {
  const { url } = await openPostgres(stage, ends)
  stage.note('demo theatre')
  await prepareDemo(stage, { databaseUrl: url, dataFolder: stage.folder })
  const own = await countEvents(url)
  const open = async (size: keyof typeof sizes): Promise<House> => {
    const grown = databaseUrl(url, size)
    stage.note(`${sizes[size]} events`)
    await withClient(databaseUrl(url, 'postgres'), (client) =>
      client.query(`create database ${size} template foyer`),
    )
    await addSyntheticConcerts(grown, sizes[size] - own)
    await withClient(grown, (client) => client.query('vacuum (analyze)'))
    const origin = await openOrigin(stage, ends, { databaseUrl: grown, dataFolder: stage.folder })
    return { name: `${sizes[size].toLocaleString('en')} events`, database: size, origin }
  }
  return { databaseUrl: url, own, small: await open('small'), large: await open('large') }
}
