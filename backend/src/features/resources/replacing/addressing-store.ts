import type { ContentReferences, ReferredRow } from '#catalogue/holders/content-references.ts'
import { referredKind } from '@foyer/schema/resources/referred-kind.ts'
import { siteSettings, siteSettingsId } from '@foyer/schema/resources/site/site-settings.ts'
import { asc, or, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import {
  columnOf,
  type ResourceBinding,
  type Use,
  type Values,
} from '#features/resources/resource-binding.ts'
import { readSiteSettings } from '#features/resources/site/settings/site-settings-store.ts'
import { hasAddress } from './address-replacer.ts'
import { addressedNames, mapAddresses } from './addresses-in-fields.ts'

type Row = Values & { id: number }
type Addressing = Pick<ContentReferences, 'isAddressOf'>

/** The rows of a resource that name the address of a row in links or HTML, ascending. */
export async function listAddressing(
  queries: Pick<Queries, 'select'>,
  binding: ResourceBinding,
  { row, isAddressOf }: Addressing & { row: ReferredRow },
): Promise<Row[]> {
  const { definition, table } = binding
  const names = addressedNames(definition.fields)
  if (names.length === 0 || !hasAddress(row.kind)) return []
  const columns = names.map((name) => columnOf(binding, name))
  const named = [...names, ...labelNames(binding)]
  const rows = (await queries
    .select({
      id: table.id,
      ...Object.fromEntries(named.map((name) => [name, columnOf(binding, name)])),
    })
    .from(table)
    // What may be an address by its digits; the routes of the site decide.
    .where(or(...columns.map((column) => sql`${column}::text ~ ${`/${row.id}([^0-9]|$)`}`)))
    .orderBy(asc(table.id))) as Row[]
  const change = (address: string) => (isAddressOf(address, row) ? '' : address)
  return rows.filter((one) => mapAddresses(definition.fields, one, change) !== one)
}

/** What names the address of a row, as uses of it. */
export async function listAddressUses(
  queries: Queries,
  bindings: readonly ResourceBinding[],
  addressing: Addressing & { row: ReferredRow },
): Promise<Use[]> {
  const uses: Use[] = []
  for (const binding of bindings) {
    const { resource } = binding.definition
    const type = referredKind(resource) ?? resource
    for (const row of await listAddressing(queries, binding, addressing)) {
      uses.push({ type, id: row.id, label: labelOf(binding, row) })
    }
  }
  return [...uses, ...(await listUsesInSettings(queries, addressing))]
}

/** The HTML of the settings, on every page. */
async function listUsesInSettings(
  queries: Pick<Queries, 'select'>,
  { row, isAddressOf }: Addressing & { row: ReferredRow },
): Promise<Use[]> {
  const settings = await readSiteSettings(queries)
  const change = (address: string) => (isAddressOf(address, row) ? '' : address)
  const { resource, fields } = siteSettings
  const isNamed = hasAddress(row.kind) && mapAddresses(fields, settings, change) !== settings
  return isNamed ? [{ type: resource, id: siteSettingsId, label: '' }] : []
}

/** Fields with a text that people know a row by. */
const labelNames = ({ definition: { fields, list } }: ResourceBinding) =>
  list.search.filter((name) => fields[name]!.type === 'line')

function labelOf(binding: ResourceBinding, row: Row): string {
  const texts = labelNames(binding).map((name) => {
    const value = row[name]
    return typeof value === 'string' ? value : (value as { de?: string } | null)?.de
  })
  return texts.filter(Boolean).join(' ') || `#${row.id}`
}
