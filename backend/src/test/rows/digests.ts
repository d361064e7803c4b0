import pg from 'pg'

/** A digest of all rows of each table, and the values of the sequences. */
export async function digests(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename not in ('migrations', 'call_limit') order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as digest from ${name} t`,
    )
    found[name] = rows[0]!.digest
  }
  const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, value } of sequences) found[`sequence ${name}`] = value ?? ''
  await client.end()
  return found
}

/** Triggers and references, and whether they are in force. */
export async function safeguards(url: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select tgname::text as name, tgenabled::text as state from pg_trigger where not tgisinternal
     union all select conname, condeferrable::text || condeferred::text from pg_constraint where contype = 'f'
     order by 1, 2`,
  )
  await client.end()
  return rows
}
