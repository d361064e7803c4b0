import {
  linkedKinds,
  type LinkedKind,
  type LinkReference,
} from '@foyer/schema/shapes/link-reference.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'
import { titlesOf } from '#catalogue/holders/holder-titles.ts'
import type { Queries } from '#database/connect.ts'

/** A container in a language. */
export type Place = {
  containerId: number
  slug: string
  contentType: string
  objectId: string
  locale: ContentLocale
}

/** What editors call containers, and where visitors find them, in the order of the rows. */
export async function placesOf(queries: Queries, rows: readonly Place[]) {
  const titles = await titlesOf(
    queries,
    rows.map((row) => ({ ...row, id: row.containerId })),
  )
  const addresses = await addressesOf(queries, rows, referenceOf)
  return rows.map((row) => {
    const address = addresses.get(row)
    return {
      slug: row.slug,
      locale: row.locale,
      title: titles.get(row.containerId) ?? row.slug,
      // What leads elsewhere is no page of the site.
      address: address?.startsWith('/') ? address : null,
    }
  })
}

/** Where what rows refer to is found, in the language of each row; without those that refer to nothing that visitors find. */
export async function addressesOf<Row extends Pick<Place, 'locale'>>(
  queries: Queries,
  rows: readonly Row[],
  referenceIn: (row: Row) => LinkReference | undefined,
): Promise<Map<Row, string>> {
  const addresses = new Map<Row, string>()
  for (const [locale, some] of Map.groupBy(rows, (row) => row.locale)) {
    const references = some.flatMap((row) => referenceIn(row) ?? [])
    const { findAddress } = await readAddresses(queries, references, locale)
    for (const row of some) {
      const reference = referenceIn(row)
      const address = reference && findAddress(reference)
      if (address) addresses.set(row, address)
    }
  }
  return addresses
}

function referenceOf({ contentType, objectId }: Place) {
  const kind = linkedKinds.find((one): one is LinkedKind => one === contentType)
  const number = Number(objectId)
  return kind && Number.isSafeInteger(number) ? { kind, number, suffix: '' } : undefined
}
