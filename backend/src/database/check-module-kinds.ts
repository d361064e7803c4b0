import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'

const name = 'module_kind_is_known'

/**
 * Makes the constraint of the module table match the known kinds. Not a migration, so that adding a kind takes only its
 * definition and its view.
 */
export async function checkModuleKinds(database: Database): Promise<void> {
  const kinds = moduleKinds.map(({ kind }) => `'${kind}'`).toSorted()
  const list = kinds.join(', ')
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ comment: string | null }>(sql`
      select obj_description(oid, 'pg_constraint') as comment from pg_constraint where conname = ${name}`)
    if (rows[0]?.comment === list) return
    await transaction.execute(sql.raw(`alter table module drop constraint if exists ${name}`))
    await transaction.execute(
      sql.raw(`alter table module add constraint ${name} check (kind in (${list}))`),
    )
    await transaction.execute(
      sql.raw(`comment on constraint ${name} on module is '${list.replaceAll("'", "''")}'`),
    )
  })
}
