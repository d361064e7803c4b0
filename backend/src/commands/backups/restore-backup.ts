import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { connect } from '#database/connect.ts'
import { migrate, migrateTo } from '#database/migrate.ts'
import type { Bucket } from '#files/bucket.ts'
import { readArchive } from './archive.ts'
import { bucketFolders, fillBucket, removeOthers } from './bucket-folders.ts'
import { loadTables } from './load-tables.ts'
import { filePrefix } from './manifest.ts'
import { setAside } from './set-aside.ts'
import { readName, type VerifiedBackup, verifyBackup } from './read-backup.ts'

export type RestoreOptions = {
  databaseUrl: string
  dataFolder: string
  /** Where the files are that are not in the folder. */
  bucket?: Bucket | undefined
  file: string
  key: string
  /** Whether a theatre that is there already may be deleted. */
  replaces: boolean
}

/** Where files are written before they take the place of those that are there. */
export const stagingFolder = 'restoring'

/**
 * Restores the database and the files of a backup, and brings the database up to date. The whole backup is verified before anything is
 * changed; a database that is not empty is refused unless it is to be replaced, and so is one that a theatre uses at the moment. Until
 * everything is restored, what was there is kept beside it, and is back after a failure: the disk needs room for both.
 */
export async function restoreBackup(options: RestoreOptions): Promise<VerifiedBackup> {
  const backup = await verifyBackup(options.file, options.key)
  const client = new pg.Client({ connectionString: options.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await assertUnused(client)
    const before = await setAside(client, options.replaces)
    try {
      await restoreDatabase(client, options, backup)
      await restoreFiles(options, backup)
    } catch (error) {
      await before.putBack()
      throw error
    }
    await before.remove()
  } finally {
    await client.end()
  }
  return backup
}

async function restoreDatabase(
  client: pg.Client,
  options: RestoreOptions,
  backup: VerifiedBackup,
): Promise<void> {
  await migrateDatabase(options.databaseUrl, backup.manifest.migrations)
  await loadTables(client, { backup, pieces: readEntries(options, 'table') })
  await migrateDatabase(options.databaseUrl)
}

async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name like 'foyer-%' limit 1`,
  )
  if (rows.length === 0) return
  throw new Error('A theatre uses this database at the moment: stop its origin first.')
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

/** The folders of the backup take the place of those that are there, once all files are written. */
async function restoreFiles(options: RestoreOptions, { summary }: VerifiedBackup): Promise<void> {
  const { dataFolder, bucket } = options
  const staging = join(dataFolder, stagingFolder)
  const names = Object.keys(summary.hashes)
    .filter((name) => name.startsWith(filePrefix))
    .map((name) => name.slice(filePrefix.length))
  const elsewhere = bucket ? bucketFolders : []
  const folders = new Set(names.map((name) => name.split('/', 1)[0]!))
  await rm(staging, { recursive: true, force: true })
  try {
    for await (const { name, content } of readEntries(options, 'file')) {
      const path = join(staging, name)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(Readable.from(content), createWriteStream(path))
    }
    if (bucket) {
      await fillBucket(bucket, staging)
      await removeOthers(bucket, new Set(names))
    }
    for (const folder of [...folders].filter((each) => !elsewhere.includes(each))) {
      await rm(join(dataFolder, folder), { recursive: true, force: true })
      await rename(join(staging, folder), join(dataFolder, folder))
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
