import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { stagingFolder } from './restore-backup.ts'
import { asidePrefix } from './set-aside.ts'

export type Leftovers = {
  /** What was in the database before is set aside in it. */
  isDatabaseAside: boolean
  /** The folder in which files were made ready, if it is there. */
  stagingFolder: string | undefined
}

/** What a restore that was killed has left behind. A database that cannot be reached has nothing. */
export async function findLeftovers(databaseUrl: string, dataFolder: string): Promise<Leftovers> {
  const folder = join(dataFolder, stagingFolder)
  return {
    isDatabaseAside: await isAside(databaseUrl).catch(() => false),
    stagingFolder: existsSync(folder) ? folder : undefined,
  }
}

async function isAside(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(
      'select 1 from pg_namespace where starts_with(nspname, $1) limit 1',
      [asidePrefix],
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}
