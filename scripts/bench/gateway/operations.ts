import { createHash } from 'node:crypto'

/** Fields that join other sources are left out, so that one operation is one call to the origin. */
const card = `
  id number slug preline title subtitle teaser dateStart dateEnd day time sale schedule ticketUrl
  priceFrom { amount currency }
  exhibitionType { id key number name }
  genre { id number name }
  tags { id number name }
  image { id alt color variants { crop format width url } }`

/** The operations sent to both contenders, by name. */
export const documents = {
  list: `query BenchList($locale: Locale!) { events(locale: $locale) { totalCount nodes { ${card} } } }`,
  event: `query BenchEvent($locale: Locale!, $number: Int!) {
    event(locale: $locale, number: $number) { ${card}
      importantInfo description duration language
      contributors { name role }
      prices { id name }
    }
  }`,
}

/** The documents by hash, like persisted operations. */
export const operations = new Map(
  Object.values(documents).map((document) => [hashOf(document), document]),
)

/** The request body that the site sends. */
export function bodyOf(document: string, variables: Record<string, unknown>): string {
  const persistedQuery = { version: 1, sha256Hash: hashOf(document) }
  return JSON.stringify({ variables, extensions: { persistedQuery } })
}

function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}
