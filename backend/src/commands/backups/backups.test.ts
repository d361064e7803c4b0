import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { databaseUrl } from '#test/demo-template.ts'
import { findBucket } from '#files/open-files.ts'
import { startBuckets } from '#test/programs/bucket-server.ts'
import { digests, safeguards } from '#test/rows/digests.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { readBucket } from './bucket-folders.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { setAside } from './set-aside.ts'
import { writeBackup } from './write-backup.ts'

const theatre = useTheatre()
const folder = mkdtempSync(`${tmpdir()}/foyer-backup-`)
const key = 'ein Schlüssel für das Archiv'
const now = new Date('2026-11-23T10:00:00Z')
const files = {
  'media/hamlet.webp': Buffer.alloc(5 * 1024 * 1024, 'Hamlet'),
  'originals/2026/hamlet.jpg': Buffer.from([0xff, 0xd8, 0, 1, 2]),
  'form-files/leer': Buffer.alloc(0),
}
/** A theatre without content, where what is restored does not matter. */
const small = `foyer_test_${randomUUID().replaceAll('-', '')}`
let target = ''
let count = 0

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) writeFile(theatre.folder, path, content)
  writeFile(theatre.folder, 'uploads/unfinished', Buffer.from('half'))
  writeFile(theatre.folder, 'backups/yesterday.backup', Buffer.from('large'))
  // Made by the library of rate limits, not by a migration.
  await theatre.database.$client.query('create table call_limit (key text primary key)')
  await onServer(`create database ${small}`)
  const database = connect(urlOf(small))
  await migrate(database)
  await database.$client.end()
})
afterAll(async () => {
  await onServer(`drop database if exists ${small} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  target = `foyer_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${target}`)
})
afterEach(() => onServer(`drop database if exists ${target} with (force)`))

test('X-06: a restored theatre has the same rows, sequences and files, and goes on', async () => {
  const backup = await savedBefore(key)
  expect(readFileSync(backup.file).includes('Hamlet')).toBe(false)
  const dataFolder = `${folder}/restored`
  await restore(backup.file, { key, dataFolder })

  expect(await digests(urlOfTarget())).toEqual(await digests(theatre.url))
  expect(readFolder(dataFolder)).toEqual(files)
  expect(await safeguards(urlOfTarget())).toEqual(await safeguards(theatre.url))
})

test('a backup is one moment, although the theatre goes on meanwhile', async () => {
  const { $client: pool } = theatre.database
  await pool.query('create table aa_first (n integer); create table zz_last (n integer)')
  const saved = save('')
  let isSaved = false
  const writing = (async () => {
    while (!isSaved) {
      await pool.query(
        'with one as (insert into aa_first values (1)) insert into zz_last values (1)',
      )
    }
  })()
  const { file } = await saved.finally(() => (isSaved = true))
  await writing
  await pool.query('drop table aa_first; drop table zz_last')
  const { summary } = await verifyBackup(file, '')
  expect(summary.rows['public.aa_first']).toBe(summary.rows['public.zz_last'])
})

test(
  'a database that is not empty is refused, and replaced only if that is asked for',
  { tags: 'slow' },
  async () => {
    const { file } = await savedBefore('')
    const dataFolder = `${folder}/replaced`
    await onTarget('create table public.kept (id integer)')
    await expect(restore(file, { dataFolder })).rejects.toThrow(/not empty.*--replace/)
    await onTarget('select * from kept')
    await restore(file, { dataFolder, replaces: true })
    expect(await digests(urlOfTarget())).toEqual(await digests(theatre.url))
  },
)

test(
  'after a restore that fails, database and files are as they were',
  { tags: 'slow' },
  async () => {
    const dataFolder = `${folder}/failed`
    await restore((await save('', urlOf(small))).file, { dataFolder })
    const before = {
      rows: await digests(urlOfTarget()),
      safeguards: await safeguards(urlOfTarget()),
    }
    await run(urlOf(small), 'create table of_a_later_release (n integer)')
    const later = await save('', urlOf(small))
    await run(urlOf(small), 'drop table of_a_later_release')
    await expect(restore(later.file, { dataFolder, replaces: true })).rejects.toThrow(
      /no public.of_a_later_release/,
    )
    expect(await digests(urlOfTarget())).toEqual(before.rows)
    expect(await safeguards(urlOfTarget())).toEqual(before.safeguards)
    expect(readFolder(dataFolder)).toEqual(files)
    await onTarget('create schema before_restore_public')
  },
)

test(
  'X-06: the files of a bucket are saved, and restored to another one or to a folder',
  { tags: 'slow' },
  async () => {
    const buckets = await startBuckets()
    const bucketOf = async (setting: typeof buckets.one) =>
      (await findBucket({ FOYER_DATA: folder, ...setting }))!
    const [one, other] = [await bucketOf(buckets.one), await bucketOf(buckets.other)]
    for (const [path, content] of Object.entries(files)) await one.disk.put(path, content)
    await other.disk.put('media/macbeth.webp', 'not in the backup')
    const file = `${folder}/${count++}.backup`
    const empty = `${folder}/empty`
    mkdirSync(empty)
    await writeBackup({ databaseUrl: urlOf(small), dataFolder: empty, bucket: one, file, key, now })

    const restoring = { databaseUrl: urlOfTarget(), file, key, replaces: true }
    await restoreBackup({ ...restoring, dataFolder: empty, bucket: other })
    const restored: Record<string, Buffer> = {}
    for await (const { name, content } of readBucket(other)) {
      restored[name] = Buffer.concat(await content.toArray())
    }
    expect(restored).toEqual(files)
    expect(readFolder(empty)).toEqual({})

    const dataFolder = `${folder}/from-bucket`
    await restoreBackup({ ...restoring, dataFolder })
    expect(readFolder(dataFolder)).toEqual(files)
    await buckets.stop()
  },
)

test('a restore that was killed is undone by the next', async () => {
  const { file } = await savedBefore('')
  await onTarget('create table kept (id integer)')
  const killed = new pg.Client(urlOfTarget())
  await killed.connect()
  await setAside(killed, true)
  await killed.query('create table half_restored (n integer)')
  await killed.end()
  await expect(restore(file, { dataFolder: `${folder}/killed` })).rejects.toThrow(/not empty/)
  await onTarget('select * from kept')
  await expect(onTarget('select * from half_restored')).rejects.toThrow(/does not exist/)
})

test('a database that an origin uses is refused', async () => {
  const { file } = await savedBefore('')
  const origin = new pg.Client({
    connectionString: urlOfTarget(),
    application_name: 'foyer-backend',
  })
  await origin.connect()
  await expect(restore(file, { dataFolder: `${folder}/used` })).rejects.toThrow(/stop its origin/)
  await origin.end()
})

test.each([
  ['another key', (file: Buffer) => file, 'ein anderer Schlüssel', /BACKUP_KEY is not the key/],
  ['no key', (file: Buffer) => file, '', /encrypted: set BACKUP_KEY/],
  [
    'a changed byte',
    (file: Buffer) => flip(file, file.length - 50_000),
    key,
    /changed or is damaged/,
  ],
  ['a cut off end', (file: Buffer) => file.subarray(0, -20_000), key, /its end is missing/],
])('with %s nothing is restored', async (_, change, otherKey, sentence) => {
  const { file: whole } = await savedBefore(key)
  const file = `${folder}/${count++}.backup`
  writeFileSync(file, change(readFileSync(whole)))
  const dataFolder = `${folder}/untouched`
  await expect(restore(file, { key: otherKey, dataFolder })).rejects.toThrow(sentence)
  await expect(onTarget('select 1 from event')).rejects.toThrow(/does not exist/)
})

async function save(withKey: string, url = theatre.url): Promise<{ file: string }> {
  const file = `${folder}/${count++}.backup`
  const source = { databaseUrl: url, dataFolder: theatre.folder }
  await writeBackup({ ...source, file, key: withKey, now })
  return { file }
}

/** A backup that several tests restore, written once. */
const saved = new Map<string, Promise<{ file: string }>>()
function savedBefore(withKey: string): Promise<{ file: string }> {
  const known = saved.get(withKey) ?? save(withKey)
  saved.set(withKey, known)
  return known
}

async function restore(
  file: string,
  options: { key?: string; dataFolder: string; replaces?: boolean },
): Promise<void> {
  const { key: withKey = '', dataFolder, replaces = false } = options
  await restoreBackup({ databaseUrl: urlOfTarget(), dataFolder, file, key: withKey, replaces })
}

const urlOf = (name: string) => databaseUrl(inject('postgresUrl'), name)
const urlOfTarget = () => urlOf(target)

function readFolder(path: string): Record<string, Buffer> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(path.length + 1), readFileSync(file)]),
  )
}

function writeFile(root: string, path: string, content: Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

function flip(file: Buffer, at: number): Buffer {
  file[at]! ^= 1
  return file
}

const onTarget = (statement: string) => run(urlOfTarget(), statement)
const onServer = (statement: string) => run(inject('postgresUrl'), statement)

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
