import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Bucket } from '#files/bucket.ts'
import { type Entry, writeArchive } from './archive.ts'
import { bucketFolders, readBucket } from './bucket-folders.ts'
import {
  filePrefix,
  manifestName,
  summaryName,
  tablePrefix,
  type Manifest,
  type Summary,
} from './manifest.ts'
import { listSequences, listTables, type Table } from './tables.ts'

export type BackupOptions = {
  databaseUrl: string
  dataFolder: string
  /** Where the files are that are not in the folder. */
  bucket?: Bucket | undefined
  file: string
  /** Encrypts the backup unless it is empty. */
  key: string
  now: Date
}

export type BackupReport = { rows: number; files: number; bytes: number }

const pieceBytes = 4 * 1024 * 1024

/** Unfinished uploads, the database, logs and secret of `npm start`, and earlier backups: not in a backup. */
const leftOut = new Set([
  'postgres',
  'logs',
  'changes-secret',
  'uploads',
  'incoming',
  'backups',
  'restoring',
])

/**
 * Writes a backup of the database and the files while the theatre runs. The database is read in one snapshot; files are read
 * afterwards, so that all to which the snapshot refers are there: a file is written before its row, and removed long after it.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: 'foyer-backup',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const counts = { rows: 0, files: 0 }
    await writeArchive(options.file, {
      entries: withSummary(client, { ...options, counts }),
      key: options.key,
    })
    await client.query('commit')
    return { ...counts, bytes: (await stat(options.file)).size }
  } finally {
    await client.end()
  }
}

type Source = BackupOptions & { counts: { rows: number; files: number } }

async function* withSummary(client: pg.Client, source: Source): AsyncGenerator<Entry> {
  const tables = await listTables(client)
  const summary: Summary = { sequences: [], rows: {}, hashes: {} }
  const manifest: Manifest = {
    format: 1,
    createdAt: source.now.toISOString(),
    migrations: await readMigrations(client),
    tables,
  }
  yield json(manifestName, manifest)
  for (const table of tables) yield* readTable(client, table, summary)
  // Sequences belong to no snapshot: read last, they are never behind the rows.
  summary.sequences = await listSequences(client)
  yield* readFiles(source, summary)
  source.counts.rows = Object.values(summary.rows).reduce((sum, rows) => sum + rows, 0)
  yield json(summaryName, summary)
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!known[0]?.name) throw new Error('There is no theatre in this database.')
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  return rows.map(({ hash }) => hash)
}

/** A table in the text format of COPY, in pieces: an archive needs to know the length of each entry before. */
async function* readTable(
  client: pg.Client,
  { name, columns }: Table,
  summary: Summary,
): AsyncGenerator<Entry> {
  const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  let pending: Buffer[] = []
  let bytes = 0
  let number = 0
  const takePiece = () => {
    const piece = { name: `${tablePrefix}${name}/${String(number++).padStart(6, '0')}`, bytes }
    const content = Readable.from(pending)
    pending = []
    bytes = 0
    return hashed(piece, content, summary)
  }
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    pending.push(chunk)
    bytes += chunk.length
    if (bytes >= pieceBytes) yield* takePiece()
  }
  if (bytes > 0) yield* takePiece()
  summary.rows[name] = copy.rowCount
}

async function* readFiles(
  { dataFolder, bucket, counts }: Source,
  summary: Summary,
): AsyncGenerator<Entry> {
  const elsewhere = bucket ? bucketFolders : []
  const isSaved = (name: string) => !leftOut.has(name) && !elsewhere.includes(name)
  const folders = await readdir(dataFolder, { withFileTypes: true })
  for (const folder of folders.filter((each) => each.isDirectory() && isSaved(each.name))) {
    const entries = await readdir(join(dataFolder, folder.name), {
      recursive: true,
      withFileTypes: true,
    })
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      // Expired since the listing.
      const found = await stat(path).catch(ignoreMissing)
      if (!found) continue
      counts.files++
      yield* hashed(
        { name: `${filePrefix}${path.slice(dataFolder.length + 1)}`, bytes: found.size },
        createReadStream(path),
        summary,
      )
    }
  }
  if (!bucket) return
  for await (const { name, bytes, content } of readBucket(bucket)) {
    counts.files++
    yield* hashed({ name: `${filePrefix}${name}`, bytes }, content, summary)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** An entry whose hash is in the summary once it has been read. */
async function* hashed(
  { name, bytes }: Pick<Entry, 'name' | 'bytes'>,
  source: AsyncIterable<Buffer>,
  summary: Summary,
): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  async function* content() {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  yield { name, bytes, content: content() }
  summary.hashes[name] = hash.digest('hex')
}

function json(name: string, value: unknown): Entry {
  const bytes = Buffer.from(JSON.stringify(value, undefined, 2))
  return { name, bytes: bytes.length, content: Readable.from([bytes]) }
}
