import { isScalarType, isSpecifiedScalarType } from 'graphql'
import { expect, test } from 'vitest'
import { eventRow, page } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

test('a price is an amount in a currency, minutes are a duration, and what is not known is null', async () => {
  const long = { ...eventRow(1), duration_minutes: 95, programs: [{ kind: 'work', minutes: 12 }] }
  const short = { ...eventRow(2), price_from: null }
  const { ask } = createTestGateway(({ url }) =>
    url.pathname.endsWith('/events/') ? { body: page([long, short]) } : { body: long },
  )
  const { data, errors } = await ask(`{
    events(locale: DE) { nodes { time priceFrom { amount currency } } }
    event(locale: DE, number: 1) { duration programs { duration } }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    events: {
      nodes: [
        { time: '19:30', priceFrom: { amount: '18.00', currency: 'EUR' } },
        { time: '19:30', priceFrom: null },
      ],
    },
    event: { duration: 'PT95M', programs: [{ duration: 'PT12M' }] },
  })
})

test('every scalar says what it looks like, and where its format is specified', () => {
  const { graph } = createTestGateway(() => ({}))
  const own = Object.values(graph.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  )
  const unspecified = own.filter((type) => !('specifiedByURL' in type && type.specifiedByURL))
  // Formats of our own have no specification elsewhere.
  expect(unspecified.map(({ name }) => name).toSorted()).toEqual([
    'ExhibitionTypeKey',
    'IdempotencyKey',
    'PersonName',
  ])
})

test('a value that is no slug is refused with an example of one', async () => {
  const { ask } = createTestGateway(() => ({ body: {} }))
  const { errors } = await ask('{ container(locale: DE, slug: "../Haus") { slug } }')
  expect(errors?.[0]?.message).toContain('Expected a Slug, such as "die-zauberfloete".')
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
})
