import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { genre, series } from '#database/tables/options.ts'

/** The kinds of groups in which events are sold, by the names that links to a webshop use. */
export const groupKinds = ['series', 'item-groups'] as const
export type GroupKind = (typeof groupKinds)[number]

export type SaleGroup = { id: number; name: string }

/** Item groups of a theatre are its genres. */
const tables = { series, 'item-groups': genre }

/** All groups of a kind, in the theatre's order. */
export async function findSaleGroups(
  queries: Queries,
  { kind, locale }: { kind: GroupKind; locale: Locale },
): Promise<SaleGroup[]> {
  const table = tables[kind]
  const rows = await queries
    .select({ id: table.id, name: table.name })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))
  return rows.map(({ id, name }) => ({ id, name: textIn(locale, name) }))
}
