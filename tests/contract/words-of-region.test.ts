import { beforeAll, expect, test, vi } from 'vitest'
import { contentOfVariant } from '@foyer/demo/content/content-of-variant.ts'
import { pagesOfVariant } from '@foyer/demo/content/pages/all-pages.ts'
import type { DemoLookup } from '@foyer/demo/content/pages/demo-page.ts'
import { regionSearchAnswers } from '@foyer/demo/content/region/search-answers.ts'
import { readMessages } from '#generate/read-messages.ts'
import { root } from '#support/root.ts'

/** What one theatre says of itself, and a portal of several houses does not. */
const wordsOfOneTheatre =
  /Spielplan|Theaterkassa|[Bb]ox office|\b(?:[Tt]he|whole|our) programme\b|unser\w* (?:Haus|Theater|Bühne|Fundus)|\bour (?:house|theatre|stage)|@stadttheater-ennsfelden/

/** The subscriptions are those of one house, which answers questions on them. */
const ownAddress = /abo@stadttheater-ennsfelden/g

const lookup = {
  ...Object.fromEntries(
    ['image', 'venue', 'genre', 'tag', 'article', 'articleCategory', 'file'].map((name) => [
      name,
      () => 1,
    ]),
  ),
  download: () => '/media/poster.jpg',
  form: () => ({ de: '/de/forms/form/1', en: '/en/forms/form/1' }),
  url: () => ({ de: '/de/series/series/1', en: '/en/series/series/1' }),
  rich: (text: string) => text,
} as unknown as DemoLookup

/** The sentences of a variant's pages, forms, teasers, alerts, answers and events. */
function* sentencesOf(variant: 'theatre' | 'region'): Generator<[where: string, text: string]> {
  const { forms, teasers, alerts, settings, shows } = contentOfVariant[variant]
  for (const page of pagesOfVariant[variant].map((make) => make(lookup))) {
    // The pattern book is for editors.
    if (page.key !== 'modules') yield [`page ${page.key}`, textOf(page)]
  }
  for (const form of forms) yield [`form ${form.key}`, textOf(form)]
  for (const teaser of teasers) yield [`teaser ${teaser.key}`, textOf(teaser)]
  yield ['alerts', textOf(alerts)]
  yield ['settings', textOf(settings)]
  for (const show of shows) yield [`event ${show.key}`, textOf(show)]
  if (variant === 'region') yield ['search answers', textOf(regionSearchAnswers(lookup))]
  for (const { key, texts } of readMessages(root)) {
    const isOfOther = key.endsWith(variant === 'region' ? '.theatre' : '.region')
    if (!isOfOther) yield [`message ${key}`, textOf(texts)]
  }
}

const textOf = (content: unknown) => JSON.stringify(content).replaceAll(ownAddress, '')

const found = (sentences: Iterable<[string, string]>) =>
  [...sentences].flatMap(([where, text]) => {
    const match = wordsOfOneTheatre.exec(text)
    return match
      ? [`${where}: …${text.slice(Math.max(0, match.index - 40), match.index + 40)}…`]
      : []
  })

test('L-20 the region’s own content and labels have no words of one theatre', () => {
  expect(found(sentencesOf('region'))).toEqual([])
})

test('the same words are found in the content of the theatre', () => {
  expect(found(sentencesOf('theatre')).length).toBeGreaterThan(10)
})

let messages: Record<string, unknown>

beforeAll(async () => {
  vi.stubEnv('SITE_VARIANT', 'region')
  const [order, sale, problems] = await Promise.all([
    import('@foyer/backend/src/features/shop/messages/order-messages.ts'),
    import('@foyer/backend/src/features/shop/messages/sale-messages.ts'),
    import('@foyer/backend/src/features/shop/messages/problem-messages.ts'),
  ])
  messages = { ...order, ...sale, ...problems }
})

test('L-20 the box office of the region and its mails have no words of one theatre', () => {
  const written = Object.entries(messages).map(([name, texts]): [string, string] => [
    name,
    // Messages with arguments are functions: their source has the words.
    JSON.stringify(texts, (_, value: unknown) =>
      typeof value === 'function' ? String(value) : value,
    ) ?? '',
  ])
  expect(JSON.stringify(written)).toContain('Kartenbüro')
  expect(found(written)).toEqual([])
})
