import { createHash } from 'node:crypto'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import {
  siteSettings as definition,
  siteSettingsId,
} from '@foyer/schema/resources/site/site-settings.ts'
import { SiteSettings } from '@foyer/schema/rest/pageeditor.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Queries } from '#database/connect.ts'
import { findSetting, saveSetting } from '#database/settings.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { describeChange } from '#features/resources/describe-change.ts'
import type { ResourceRow, Values } from '#features/resources/resource-binding.ts'
import { storedValues } from '#features/resources/values/stored-values.ts'
import type { SaveResult } from '#features/resources/write-resource.ts'

type Stored = z.output<typeof SiteSettings>

const settingKey = 'site'
const areas = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const

const unset: Stored = {
  is_site_online: true,
  is_shop_online: true,
  html_header: { code: null },
  html_footer_top: { code: null },
  html_footer_bottom: { code: null },
  html_footer_logos: null,
}

/** The settings of the site, as a row. */
export async function readSiteSettings(queries: Pick<Queries, 'select'>): Promise<ResourceRow> {
  const stored = await findSetting(queries as Queries, settingKey)
  return rowOf({ ...unset, ...(stored as Partial<Stored> | undefined) })
}

/** Changes some of the settings. Values that stand already change nothing. */
export async function saveSiteSettings(
  database: Database,
  actor: Actor,
  { values, revision }: { values: Values; revision: number | undefined },
): Promise<SaveResult> {
  return changeHouse(database, actor, async (transaction): Promise<SaveResult> => {
    const before = await lockSiteSettings(transaction)
    const wanted = { ...before, ...storedValues(definition, values) }
    if (canonicalJson(wanted) === canonicalJson(before)) {
      transaction.nothingChanged()
      return { ok: true, id: siteSettingsId }
    }
    if (revision !== undefined && revision !== before.revision) {
      return { ok: false, problem: 'stale', current: before }
    }
    return writeSiteSettings(transaction, { before, wanted })
  })
}

/** The settings, which nobody else changes until the end of the transaction. */
export async function lockSiteSettings(transaction: WritableTransaction): Promise<ResourceRow> {
  // The switches of the staff hub write the same value.
  await transaction.execute(sql`select from setting where key = ${settingKey} for update`)
  return readSiteSettings(transaction)
}

/** Writes settings that differ from those that are locked. */
export async function writeSiteSettings(
  transaction: WritableTransaction,
  { before, wanted }: { before: ResourceRow; wanted: ResourceRow },
): Promise<SaveResult> {
  await saveSetting(transaction, settingKey, settingOf(wanted))
  const { what, row } = describeChange({ definition }, { before, after: wanted })
  transaction.changed(what, ['settings'], row)
  return { ok: true, id: siteSettingsId, row }
}

function rowOf(stored: Stored): ResourceRow {
  const { is_site_online, is_shop_online } = stored
  const texts = Object.fromEntries(areas.map((name) => [name, stored[name]?.code ?? '']))
  const values = { is_site_online, is_shop_online, ...texts }
  return { id: siteSettingsId, revision: revisionOf(values), ...values }
}

function settingOf(row: ResourceRow): Stored {
  return SiteSettings.parse({
    ...row,
    ...Object.fromEntries(areas.map((name) => [name, { code: row[name] || null }])),
  })
}

/** A number that differs when the values do: they are one value without a revision of its own. */
function revisionOf(values: object): number {
  return createHash('sha256').update(canonicalJson(values)).digest().readUInt32BE() >>> 1
}
