import type pg from 'pg'
import { asidePrefix } from './set-aside.ts'

export type Table = {
  /** Schema and name, quoted. */
  name: string
  /** The columns that are stored, quoted; generated ones follow from them. */
  columns: string[]
}

/** What belongs to the migrations and not to the theatre; and the counters of rate limits, whose table each origin makes for itself. */
const leftOut = ['drizzle', 'graphile_worker.migrations', 'public.call_limit']

/** All tables of the theatre, the queue of jobs included. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname)::text order by a.attnum)
         filter (where a.attgenerated = '' and not a.attisdropped) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not starts_with(n.nspname, '${asidePrefix}')
       and n.nspname <> all ($1) and format('%I.%I', n.nspname, c.relname) <> all ($1)
       -- Tables of extensions come with them.
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1 order by 1`,
    [leftOut],
  )
  return rows
}

export type Sequence = { name: string; value: string }

/** The sequences that have been used, with their last values. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null and schemaname <> all ($1) order by 1`,
    [leftOut],
  )
  return rows
}
