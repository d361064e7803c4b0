import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const headlines = ['Eins', 'Zwei', 'Drei'].map((content, index) => ({
  id: index + 1,
  type: 'headline',
  content,
}))

const query = `query ($first: Int) {
  page(locale: DE, path: "haus") { modules(first: $first) { ... on HeadlineModule { content } } }
}`

test.each([
  [undefined, ['Eins', 'Zwei', 'Drei']],
  [null, ['Eins', 'Zwei', 'Drei']],
  [2, ['Eins', 'Zwei']],
  [9, ['Eins', 'Zwei', 'Drei']],
])('with first: %s a page has these of its modules: %j', async (first, expected) => {
  const { ask } = createTestGateway(() => ({ body: { id: 7, modules: headlines } }))
  const { data, errors } = await ask(query, { first })
  expect(errors).toBeUndefined()
  expect(data).toEqual({ page: { modules: expected.map((content) => ({ content })) } })
})

test.each([0, -1])('first: %i is rejected', async (first) => {
  const { ask } = createTestGateway(() => ({ body: { id: 7, modules: headlines } }))
  const { errors } = await ask(query, { first })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'first' })
})

const words = '... on HeadlineModule { content }'

test.each([
  ['title', '0'],
  ['modules(first: 2) { __typename }', '2'],
  [`one: modules(first: 2) { __typename } other: modules(first: 3) { ${words} }`, '3'],
  ['...Beginning', '4'],
  ['modules(first: 2) { __typename } all: modules { __typename }', null],
  ['modules(first: 5) @include(if: false) { __typename }', '0'],
])('for { %s } the origin is asked for its first modules: %s', async (selection, expected) => {
  const { ask, calls } = createTestGateway(() => ({
    body: { id: 7, title: 'Haus', modules: headlines },
  }))
  const { errors } = await ask(
    `{ page(locale: DE, path: "haus") { number ${selection} } }
    ${selection.startsWith('...') ? 'fragment Beginning on Page { modules(first: 4) { __typename } }' : ''}`,
  )
  expect(errors).toBeUndefined()
  expect(calls.map(({ url }) => url.searchParams.get('first_modules'))).toEqual([expected])
})
