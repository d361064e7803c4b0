import { startPostgres } from '#postgres/start-postgres.ts'
import { acquireLock } from '#services/acquire-lock.ts'
import { prepareBackend } from '#services/prepare-backend.ts'
import type { Settings } from '#services/settings.ts'

type OpenDatabase = { url: string; close: () => Promise<void> }

/**
 * Opens the configured database: `DATABASE_URL`, or the server of an instance that is running on the data folder. Otherwise the
 * server is started, seeded with the demo theatre if empty, and stopped by `close`.
 */
export async function openDatabase(options: {
  root: string
  settings: Settings
  signal: AbortSignal
}): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = options.settings
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
    const note = (line: string) => console.log(`  ${line}`)
    await prepareBackend({ ...options, mode: 'built', databaseUrl: postgres.url, note })
  } catch (error) {
    await close()
    throw error
  }
  return { url: postgres.url, close }
}
