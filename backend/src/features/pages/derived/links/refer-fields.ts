import type { Fields } from '@foyer/schema/fields/field.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'
import type { Queries } from '#database/connect.ts'
import { createReferTo } from './link-references.ts'
import { linksIn, mapLinks } from './map-links.ts'

type Values = Record<string, unknown>
type Refer = {
  fields: Fields
  locale: ContentLocale
  siteUrl: string
  /** What is stored now; without anything for what is new. */
  before: Values
}

/**
 * Stored fields with references in place of addresses that lead to entities of the site. An address that a caller has read, where a reference is
 * stored, becomes this reference again, also if it is in another language.
 */
export async function referFields(
  queries: Queries,
  values: Values,
  { fields, locale, siteUrl, before }: Refer,
): Promise<Values> {
  if (linksIn(fields, values).every(findLinkReference)) return values
  const stored = linksIn(fields, before).flatMap((link) => findLinkReference(link) ?? [])
  const referTo = await createReferTo(queries, siteUrl)
  const { findAddress } = await readAddresses(queries, stored, locale)
  const byAddress = new Map(
    linksIn(fields, before).flatMap((link) => {
      const reference = findLinkReference(link)
      const address = reference && findAddress(reference)
      return address === undefined ? [] : [[address, link] as const]
    }),
  )
  const refer = (link: string) => byAddress.get(link) ?? referTo(link, locale)
  return mapLinks(fields, values, refer) ?? values
}
