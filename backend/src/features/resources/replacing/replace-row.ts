import { siteSettings } from '@foyer/schema/resources/site/site-settings.ts'
import type { ContentReferences, RowReplacement } from '#catalogue/holders/content-references.ts'
import type { Database } from '#database/connect.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type { FieldProblems, ResourceBinding } from '#features/resources/resource-binding.ts'
import {
  lockSiteSettings,
  writeSiteSettings,
} from '#features/resources/site/settings/site-settings-store.ts'
import { deleteWithin, type DeleteResult, saveWithin } from '#features/resources/write-resource.ts'
import { createAddressReplacer } from './address-replacer.ts'
import { type ChangeAddress, mapAddresses } from './addresses-in-fields.ts'
import { listAddressing } from './addressing-store.ts'
import { listRelating } from './relating-store.ts'
import { replacedRow } from './replaced-row.ts'

/** A row in which the other one cannot stand, and why. */
type RefusingRow = { binding: ResourceBinding; id: number; fields: FieldProblems }

export type ReplaceResult =
  | DeleteResult
  | { ok: false; problem: 'unknown-replacement' }
  | { ok: false; problem: 'not-everywhere'; row: RefusingRow }

type Replace = {
  binding: ResourceBinding
  /** Those whose rows may name the row. */
  bindings: readonly ResourceBinding[]
  references: ContentReferences
  replacement: RowReplacement
}

/**
 * Puts another row in the place of one and deletes that one, in one unit of work: in rows of all resources, in the
 * addresses that they name, in what is published and in drafts. What cannot be replaced, such as sold tickets, keeps the row: then nothing is changed.
 */
export async function replaceRow(
  database: Database,
  actor: Actor,
  { binding, bindings, references, replacement }: Replace,
): Promise<ReplaceResult> {
  const { from, to } = replacement
  let current: Omit<RefusingRow, 'fields'> | undefined
  try {
    return await changeHouse(database, actor, async (transaction): Promise<ReplaceResult> => {
      const row = await findRow(transaction, binding, { id: from, isLocked: true })
      if (!row) return { ok: false, problem: 'unknown' }
      const other = to === from ? undefined : await findRow(transaction, binding, { id: to })
      if (!other) return { ok: false, problem: 'unknown-replacement' }
      const changeAddress = await createAddressReplacer(transaction, replacement, references)
      // Halls before their events, which follow them.
      for (const user of bindings.toReversed()) {
        for (const id of await listUsing(transaction, user, { replacement, references })) {
          current = { binding: user, id }
          const before = await findRow(transaction, user, { id, isLocked: true })
          if (!before) continue
          const values = mapAddresses(
            user.definition.fields,
            replacedRow(user.definition, before, replacement),
            changeAddress,
          )
          const saved = await saveWithin(transaction, user, { id, values })
          if (saved.ok) continue
          const fields = saved.problem === 'invalid' ? saved.fields : {}
          return { ok: false, problem: 'not-everywhere', row: { ...current, fields } }
        }
      }
      current = undefined
      await replaceInSettings(transaction, changeAddress)
      await references.replace(transaction, actor, replacement)
      return deleteWithin(transaction, binding, { id: from })
    })
  } catch (cause) {
    const unique = current?.binding.uniqueField
    if (!current || !unique || !isUniqueViolation(cause)) throw cause
    return {
      ok: false,
      problem: 'not-everywhere',
      row: { ...current, fields: { [unique]: 'taken' } },
    }
  }
}

async function replaceInSettings(
  transaction: WritableTransaction,
  change: ChangeAddress,
): Promise<void> {
  const before = await lockSiteSettings(transaction)
  const wanted = mapAddresses(siteSettings.fields, before, change)
  if (wanted !== before) await writeSiteSettings(transaction, { before, wanted })
}

/** The rows of a resource that relate to the replaced one or name its address. */
async function listUsing(
  transaction: WritableTransaction,
  user: ResourceBinding,
  { replacement: { kind, from: id }, references }: Pick<Replace, 'replacement' | 'references'>,
): Promise<Set<number>> {
  const row = { kind, id }
  const addressing = await listAddressing(transaction, user, { row, ...references })
  return new Set([
    ...(await listRelating(transaction, user, row)),
    ...addressing.map((one) => one.id),
  ])
}
