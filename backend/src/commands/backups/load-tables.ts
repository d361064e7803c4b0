import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { VerifiedBackup } from './read-backup.ts'
import { asidePrefix } from './set-aside.ts'
import { listTables, type Table } from './tables.ts'

type Piece = { name: string; content: AsyncIterable<Buffer> }

/**
 * Loads the rows of a backup into freshly migrated tables, in one transaction: triggers rest meanwhile, since what they would write
 * is in the backup too, and references are checked at the end, since tables may refer to each other in a circle.
 */
export async function loadTables(
  client: pg.Client,
  { backup, pieces }: { backup: VerifiedBackup; pieces: AsyncIterable<Piece> },
): Promise<void> {
  const { manifest, summary } = backup
  const tables = await listTables(client)
  assertSameTables(tables, manifest.tables)
  const references = await listReferences(client)
  await client.query('begin')
  try {
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
    for (const { table, constraint } of references) {
      await client.query(
        `alter table ${table} alter constraint ${constraint} deferrable initially deferred`,
      )
    }
    // Migrations write rows of their own, which are in the backup too.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    const rows = await copyAll(client, manifest.tables, pieces)
    for (const { name } of manifest.tables) {
      if (rows[name] === summary.rows[name]) continue
      throw new Error(
        `${name} has ${rows[name]} rows instead of ${summary.rows[name]}: nothing was restored.`,
      )
    }
    for (const { name, value } of summary.sequences) {
      await client.query(`select setval($1::regclass, $2)`, [name, value])
    }
    await client.query('set constraints all immediate')
    for (const { table, constraint } of references) {
      await client.query(`alter table ${table} alter constraint ${constraint} not deferrable`)
    }
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

async function copyAll(
  client: pg.Client,
  tables: Table[],
  pieces: AsyncIterable<Piece>,
): Promise<Record<string, number>> {
  const rows = Object.fromEntries(tables.map(({ name }) => [name, 0]))
  for await (const { table, content } of joined(pieces)) {
    const columns = tables.find(({ name }) => name === table)?.columns.join(', ')
    if (columns === undefined) throw new Error(`The backup has rows of an unknown table, ${table}.`)
    const copy = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
    await pipeline(Readable.from(content), copy)
    rows[table]! += copy.rowCount
  }
  return rows
}

/** The pieces of a table as one stream, since a row may begin in one and end in the next. */
async function* joined(pieces: AsyncIterable<Piece>) {
  const iterator = pieces[Symbol.asyncIterator]()
  let next = await iterator.next()
  while (!next.done) {
    const table = next.value.name
    async function* content() {
      while (!next.done && next.value.name === table) {
        yield* next.value.content
        next = await iterator.next()
      }
    }
    yield { table, content: content() }
  }
}

function assertSameTables(known: Table[], saved: Table[]): void {
  const columnsOf = new Map(known.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of saved) {
    const missing = columns.filter((column) => !columnsOf.get(name)?.has(column))
    if (missing.length === 0) continue
    throw new Error(
      `This release has no ${name} (${missing.join(', ')}): restore with the release that made the backup, and upgrade afterwards.`,
    )
  }
}

/** Foreign keys that are checked at once. */
async function listReferences(client: pg.Client) {
  const { rows } = await client.query<{ table: string; constraint: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as constraint
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and not condeferrable and nspname !~ '^pg_'
       and not starts_with(nspname, '${asidePrefix}')`,
  )
  return rows
}
