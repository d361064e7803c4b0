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
