import { expect, test } from 'vitest'
import { contentOfVariant, type DemoVariant } from '#content/content-of-variant.ts'
import { eventTypes } from '#content/house/event-types.ts'
import { series } from '#content/house/series.ts'
import { pagesOfVariant } from '#content/pages/all-pages.ts'
import { createIdLookup } from './demo-lookup.ts'
import { targetUrl } from './target-url.ts'
import type { House } from '#load/load-house.ts'

const numbersOf = (rows: readonly { key: string }[]) =>
  new Map(rows.map(({ key }, index) => [key, index + 1]))

/** Pictures, files and articles are the same in both variants. */
const anything = { get: () => 1 } as unknown as Map<string, number>

function houseOf(variant: DemoVariant): House {
  const { venues, genres, tags } = contentOfVariant[variant]
  return {
    venues: numbersOf(venues),
    genres: numbersOf(genres),
    tags: numbersOf(tags),
    types: numbersOf(eventTypes),
    series: numbersOf(series),
  } as House
}

test.each(['theatre', 'region'] as const)(
  'pages and teasers of the %s refer to nothing that it does not have',
  (variant) => {
    const house = houseOf(variant)
    const { forms, teasers } = contentOfVariant[variant]
    const lookup = createIdLookup({
      house,
      images: anything,
      imageUrls: { get: () => '/media/picture.jpg' } as unknown as Map<string, string>,
      files: anything,
      forms: new Map(
        forms.map(({ key }, index) => [key, { de: `/de/${index}`, en: `/en/${index}` }]),
      ),
      magazine: { articles: anything, categories: anything },
    })
    const pages = pagesOfVariant[variant].map((make) => make(lookup))
    const keys = pages.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { parent } of pages) if (parent !== undefined) expect(keys).toContain(parent)
    const addresses = teasers.map(({ link }) => targetUrl(link, house))
    expect(JSON.stringify([pages, addresses])).not.toContain('undefined')
  },
)
