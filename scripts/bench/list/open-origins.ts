import type { BenchContext } from '#bench/bench.ts'
import { openOrigin, prepareDemo } from '#bench/origin/open-origin.ts'
import { startPostgres } from '#postgres/start-postgres.ts'
import { addConcerts } from './add-concerts.ts'
import { countStatements, databaseUrl, withClient } from './statement-times.ts'

/** An origin with a database of its own. */
export type BenchOrigin = { name: string; database: string; origin: string }

export type BenchOrigins = {
  databaseUrl: string
  demo: BenchOrigin
  grown: BenchOrigin
  grownBy: string
}

/**
 * Starts, on one PostgreSQL with statement statistics, an origin with the demo theatre and one that also has an archive of
 * concerts.
 */
export async function openOrigins(
  context: BenchContext,
  disposables: AsyncDisposableStack,
): Promise<BenchOrigins> {
  const { url } = await openPostgres(context, disposables)
  context.note('demo theatre')
  await prepareDemo(context, { databaseUrl: url, dataFolder: context.folder })
  const grownUrl = databaseUrl(url, 'grown')
  await withClient(databaseUrl(url, 'postgres'), (client) =>
    client.query('create database grown template foyer'),
  )
  context.note('archive')
  const grownBy = await addConcerts(context, grownUrl)
  for (const each of [url, grownUrl]) {
    await withClient(each, (client) => client.query('vacuum (analyze)'))
  }
  const open = (database: string) =>
    openOrigin(context, disposables, { databaseUrl: database, dataFolder: context.folder })
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

/** Starts a PostgreSQL with statement statistics; `disposables` stops it. */
export async function openPostgres(context: BenchContext, disposables: AsyncDisposableStack) {
  const folder = `${context.folder}/postgres`
  const first = await startPostgres({ folder })
  try {
    await countStatements(first.url)
  } finally {
    await first.stop()
  }
  const postgres = await startPostgres({ folder })
  disposables.defer(() => postgres.stop())
  return postgres
}
