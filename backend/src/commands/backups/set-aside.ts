import type pg from 'pg'

/** What migrations create. */
const schemas = ['public', 'drizzle', 'graphile_worker'] as const
/** What the names of schemas that are set aside begin with. */
export const asidePrefix = 'before_restore_'

type SetAside = {
  /** Brings back what was there; what has been restored since is deleted. */
  putBack: () => Promise<void>
  /** Deletes what was there. */
  remove: () => Promise<void>
}

/**
 * Sets aside what is in the database by renaming its schemas, so that a restore that fails leaves what was there. What a restore that was
 * killed has set aside is put back first.
 *
 * @throws if the database is not empty and may not be replaced.
 */
export async function setAside(client: pg.Client, mayReplace: boolean): Promise<SetAside> {
  await putBack(client)
  if (!(await isFilled(client))) return { putBack: () => empty(client), remove: async () => {} }
  if (!mayReplace) {
    throw new Error(
      'The database is not empty. Restore into another one, or say --replace: what is in it is deleted then.',
    )
  }
  await inTransaction(client, async () => {
    for (const schema of await findSchemas(client, schemas)) {
      await client.query(`alter schema ${schema} rename to ${asideOf(schema)}`)
    }
    await client.query('create schema public')
    await moveExtensions(client, asideOf('public'), 'public')
  })
  return { putBack: () => putBack(client), remove: () => remove(client) }
}

async function putBack(client: pg.Client): Promise<void> {
  const saved = await findSchemas(client, schemas.map(asideOf))
  if (saved.length === 0) return
  await inTransaction(client, async () => {
    if (saved.includes(asideOf('public'))) {
      await moveExtensions(client, 'public', asideOf('public'))
    }
    for (const schema of schemas) {
      await client.query(`drop schema if exists ${schema} cascade`)
      if (!saved.includes(asideOf(schema))) continue
      await client.query(`alter schema ${asideOf(schema)} rename to ${schema}`)
    }
  })
}

async function remove(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    for (const schema of await findSchemas(client, schemas.map(asideOf))) {
      await client.query(`drop schema ${schema} cascade`)
    }
  })
}

async function empty(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    for (const schema of schemas) await client.query(`drop schema if exists ${schema} cascade`)
    await client.query('create schema public')
  })
}

const asideOf = (schema: string) => `${asidePrefix}${schema}`

/** Indexes of both schemas use the same extensions, of which there is one each in a database. */
async function moveExtensions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(extname) as name from pg_extension e
     join pg_namespace n on n.oid = e.extnamespace where nspname = $1 and extrelocatable`,
    [from],
  )
  for (const { name } of rows) await client.query(`alter extension ${name} set schema ${to}`)
}

async function findSchemas(client: pg.Client, wanted: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname::text as name from pg_namespace where nspname = any ($1)',
    [wanted],
  )
  return rows.map(({ name }) => name)
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where nspname = any ($1) and relkind = 'r' limit 1`,
    [schemas],
  )
  return rows.length > 0
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
