import { type LinkedKind, linkedKinds } from '@foyer/schema/shapes/link-reference.ts'
import { type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'
import type {
  ContentReferences,
  ReferredRow,
  RowReplacement,
} from '#catalogue/holders/content-references.ts'
import type { Queries } from '#database/connect.ts'
import type { ChangeAddress } from './addresses-in-fields.ts'

/** Replaces the addresses of a row by those of another one, in the language that each has. What follows the number stays. */
export async function createAddressReplacer(
  queries: Queries,
  { kind, from, to }: RowReplacement,
  { isAddressOf }: Pick<ContentReferences, 'isAddressOf'>,
): Promise<ChangeAddress> {
  const found: Partial<Record<Locale, string | undefined>> = {}
  if (hasAddress(kind)) {
    const reference = { kind, number: to, suffix: '' }
    for (const locale of locales) {
      const { findAddress } = await readAddresses(queries, [reference], locale)
      found[locale] = findAddress(reference)
    }
  }
  return (address) => {
    if (!isAddressOf(address, { kind, id: from })) return address
    const [, host = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address) ?? []
    const other = found[locales.find((locale) => path.startsWith(`/${locale}/`))!]
    const [, after = ''] = new RegExp(`^[^?#]*/${from}(?![0-9])(.*)$`).exec(path) ?? []
    // Visitors get nothing of the other one: then the row is still in use.
    return other === undefined ? address : host + other + after
  }
}

/** Whether rows of a kind have a page each. */
export const hasAddress = (
  kind: ReferredRow['kind'],
): kind is Extract<ReferredRow['kind'], LinkedKind> =>
  (linkedKinds as readonly string[]).includes(kind)
