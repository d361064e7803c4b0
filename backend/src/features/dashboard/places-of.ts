import { linkedKinds, type LinkedKind } from '@foyer/schema/shapes/link-reference.ts'
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
    rows.map(({ containerId, ...row }) => ({ id: containerId, ...row })),
  )
  const addresses = new Map<Place, string>()
  for (const [locale, some] of Map.groupBy(rows, (row) => row.locale)) {
    const references = some.flatMap((row) => referenceOf(row) ?? [])
    const { findAddress } = await readAddresses(queries, references, locale)
    for (const row of some) {
      const reference = referenceOf(row)
      const address = reference && findAddress(reference)
      if (address?.startsWith('/')) addresses.set(row, address)
    }
  }
  return rows.map((row) => ({
    slug: row.slug,
    locale: row.locale,
    title: titles.get(row.containerId) ?? row.slug,
    address: addresses.get(row) ?? null,
  }))
}

function referenceOf({ contentType, objectId }: Place) {
  const kind = linkedKinds.find((one): one is LinkedKind => one === contentType)
  const number = Number(objectId)
  return kind && Number.isSafeInteger(number) ? { kind, number, suffix: '' } : undefined
}
