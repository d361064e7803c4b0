import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { connect } from '#database/connect.ts'
import { migrate, migrateTo } from '#database/migrate.ts'
import { readArchive } from './archive.ts'
import { loadTables } from './load-tables.ts'
import { filePrefix } from './manifest.ts'
import { readName, type VerifiedBackup, verifyBackup } from './read-backup.ts'

export type RestoreOptions = {
  databaseUrl: string
  dataFolder: string
  file: string
  key: string
  /** Whether a theatre that is there already may be deleted. */
  replaces: boolean
}

const schemas = ['public', 'drizzle', 'graphile_worker']

/**
 * Restores the database and the files of a backup. The whole backup is verified before anything is changed; a database that is not
 * empty is refused unless it is to be replaced, and so is one that a theatre uses at the moment. Afterwards the database is
 * brought up to date.
 */
export async function restoreBackup(options: RestoreOptions): Promise<VerifiedBackup> {
  const backup = await verifyBackup(options.file, options.key)
  const client = new pg.Client({ connectionString: options.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await assertUnused(client)
    await clearDatabase(client, options.replaces)
    await migrateDatabase(options.databaseUrl, backup.manifest.migrations)
    const tables = readEntries(options, 'table')
    await loadTables(client, { backup, pieces: tables })
  } finally {
    await client.end()
  }
  await restoreFiles(options, backup)
  await migrateDatabase(options.databaseUrl)
  return backup
}

async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name like 'foyer-%' limit 1`,
  )
  if (rows.length === 0) return
  throw new Error('A theatre uses this database at the moment: stop its origin first.')
}

async function clearDatabase(client: pg.Client, replaces: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace n where nspname = any ($1)
       and exists (select 1 from pg_class c where c.relnamespace = n.oid and c.relkind = 'r')`,
    [schemas],
  )
  if (rows.length === 0) return
  if (!replaces) {
    throw new Error(
      'The database is not empty. Restore into another one, or say --replace: what is in it is deleted then.',
    )
  }
  await client.query('begin')
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  await client.query('create schema if not exists public')
  await client.query('commit')
}

async function migrateDatabase(databaseUrl: string, migrations?: string[]): Promise<void> {
  const database = connect(databaseUrl, { statementTimeoutMs: 0 })
  try {
    await (migrations ? migrateTo(database, migrations) : migrate(database))
  } finally {
    await database.$client.end()
  }
}

async function* readEntries({ file, key }: RestoreOptions, kind: 'table' | 'file') {
  for await (const { name, content } of readArchive(file, key)) {
    const entry = readName(name)
    if (entry?.kind === kind) {
      yield { name: entry.kind === 'table' ? entry.table : entry.path, content }
    } else {
      for await (const _ of content);
    }
  }
}

/** The folders of the backup take the place of those that are there. */
async function restoreFiles(options: RestoreOptions, { summary }: VerifiedBackup): Promise<void> {
  const { dataFolder } = options
  const folders = new Set(
    Object.keys(summary.hashes)
      .filter((name) => name.startsWith(filePrefix))
      .map((name) => name.slice(filePrefix.length).split('/', 1)[0]!),
  )
  for (const folder of folders) {
    await rm(join(dataFolder, folder), { recursive: true, force: true })
  }
  for await (const { name, content } of readEntries(options, 'file')) {
    const path = join(dataFolder, name)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(Readable.from(content), createWriteStream(path))
  }
}
