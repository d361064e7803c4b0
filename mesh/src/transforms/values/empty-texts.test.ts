import { expect, test } from 'vitest'
import { eventRow, page } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

test('X-10: what an origin says by an empty text, by null or not at all is null, and no list is lost for it', async () => {
  const { teaser: _, ...silent } = { ...eventRow(3), preline: 'Premiere' }
  const { ask } = createTestGateway(() => ({
    body: page([{ ...eventRow(1), teaser: '' }, { ...eventRow(2), teaser: null }, silent]),
  }))
  const { data, errors } = await ask(
    '{ events(locale: DE) { nodes { number preline teaser movedFrom { day } } } }',
  )
  expect(errors).toBeUndefined()
  const nothing = { teaser: null, movedFrom: null }
  expect(data).toEqual({
    events: {
      nodes: [
        { number: 1, preline: null, ...nothing },
        { number: 2, preline: null, ...nothing },
        { number: 3, preline: 'Premiere', ...nothing },
      ],
    },
  })
})

test('the texts of modules stay as editors have left them', async () => {
  const place = { parent: null, column: null, order: 0, revision: 1 }
  const quote = { ...place, id: 1, type: 'quote', content: 'Sein', author: '' }
  const { ask } = createTestGateway(() => ({ body: { id: 1, headline: '', modules: [quote] } }))
  const { data } = await ask(
    '{ page(locale: DE, path: "haus") { headline modules { ... on QuoteModule { author } } } }',
  )
  expect(data).toEqual({ page: { headline: null, modules: [{ author: '' }] } })
})
