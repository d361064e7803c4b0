import { startPostgres } from '#postgres/start-postgres.ts'
import { acquireLock } from './acquire-lock.ts'
import type { Settings } from './settings.ts'

type ReachedDatabase = { url: string; close: () => Promise<void> }

/**
 * Reaches the configured database, for a command: `DATABASE_URL`, or the server of an instance that is running on the data folder. Otherwise the
 * server is started, prepared, and stopped by `close`.
 */
export async function reachDatabase({
  settings: { databaseUrl, dataFolder },
  prepare,
}: {
  settings: Settings
  prepare: (url: string) => Promise<void>
}): Promise<ReachedDatabase> {
  const leaveOpen = () => Promise.resolve()
  if (databaseUrl) return { url: databaseUrl, close: leaveOpen }

  const release = await acquireLock(dataFolder, 'data')
  const postgres = await startPostgres({ folder: `${dataFolder}/postgres` })
  if (!release) return { url: postgres.url, close: leaveOpen }

  const close = async () => {
    await postgres.stop()
    release()
  }
  try {
    await prepare(postgres.url)
  } catch (error) {
    await close()
    throw error
  }
  return { url: postgres.url, close }
}
