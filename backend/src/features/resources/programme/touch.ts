import { inArray, sql } from 'drizzle-orm'
import { fingerprint } from '#database/fingerprint.ts'
import { person } from '#database/tables/people.ts'
import { production } from '#database/tables/productions.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ResourceBinding, ResourceRow } from '#features/resources/resource-binding.ts'

/** Counts a change of their parts elsewhere as a change of productions, so that they get a new revision. */
export const touchProductions = (transaction: WritableTransaction, ids: readonly number[]) =>
  touch(transaction, production, ids)

export const touchPersons = (transaction: WritableTransaction, ids: readonly number[]) =>
  touch(transaction, person, ids)

async function touch(
  transaction: WritableTransaction,
  table: typeof production | typeof person,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(table)
    .set({ parts: sql`md5(${table.parts} || now()::text)` })
    .where(inArray(table.id, [...ids]))
}

/** The hash of what belongs to a row in other tables. */
export function partsOf({ definition, links = {} }: ResourceBinding, row: ResourceRow): string {
  const names = [...Object.keys(links), ...Object.keys(definition.children)]
  return fingerprint(names.map((name) => row[name]))
}
