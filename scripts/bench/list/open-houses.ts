import type { Stage } from '#bench/bench.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { startPostgres } from '#postgres/start-postgres.ts'
import { grow } from './grow.ts'
import { countStatements, databaseUrl, withClient } from './statement-times.ts'

/** An origin over a database of its own. */
export type House = { name: string; database: string; origin: string }

export type Houses = { databaseUrl: string; demo: House; grown: House; grownBy: string }

/** Opens, on one PostgreSQL that counts its statements, the demo theatre and the same with an archive of concerts. */
export async function openHouses(stage: Stage, ends: AsyncDisposableStack): Promise<Houses> {
  const { url } = await openPostgres(stage, ends)
  stage.note('demo theatre')
  await prepareDemo(stage, { databaseUrl: url, dataFolder: stage.folder })
  const grownUrl = databaseUrl(url, 'grown')
  await withClient(databaseUrl(url, 'postgres'), (client) =>
    client.query('create database grown template foyer'),
  )
  stage.note('archive')
  const grownBy = await grow(stage, grownUrl)
  for (const each of [url, grownUrl]) {
    await withClient(each, (client) => client.query('vacuum (analyze)'))
  }
  const open = (database: string) =>
    openOrigin(stage, ends, { databaseUrl: database, dataFolder: stage.folder })
  return {
    databaseUrl: url,
    grownBy,
    demo: { name: 'demo theatre', database: 'foyer', origin: await open(url) },
    grown: {
      name: 'with the archive',
      database: 'grown',
      origin: await open(grownUrl),
    },
  }
}

/** Starts a PostgreSQL that counts its statements; `ends` stops it. */
export async function openPostgres(stage: Stage, ends: AsyncDisposableStack) {
  const folder = `${stage.folder}/postgres`
  const first = await startPostgres({ folder })
  try {
    await countStatements(first.url)
  } finally {
    await first.stop()
  }
  const postgres = await startPostgres({ folder })
  ends.defer(() => postgres.stop())
  return postgres
}
