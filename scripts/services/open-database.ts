import { startPostgres } from '#postgres/start-postgres.ts'
import { keepRunning, type Running } from './keep-running.ts'
import { watchPostgres } from './watch-postgres.ts'

type Options = {
  /** The folder of the database's files, password and log. */
  folder: string
  /** Disables durability for speed: for tests. */
  fast: boolean
  /** Reports that it has ended and been restarted. */
  tell: (sentence: string) => void
}

/** Starts the embedded PostgreSQL, and starts it again on the same port whenever it ends by itself. */
export async function openDatabase({
  folder,
  fast,
  tell,
}: Options): Promise<Running & { url: string }> {
  const postgres = await startPostgres({ folder, fast })
  const port = Number(new URL(postgres.url).port)
  const running = keepRunning({
    name: 'database',
    first: watchPostgres(postgres),
    restart: async () => watchPostgres(await startPostgres({ folder, fast, port })),
    tell,
  })
  return { url: postgres.url, ...running }
}
