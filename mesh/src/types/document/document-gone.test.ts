import { expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const apply = `mutation {
  applyOperations(input: { locale: DE, slug: "page-1", sinceNumber: 2, operations: [] }) {
    __typename
    ... on DocumentGoneProblem { message code isDeleted }
  }
}`

test.each([
  ['deleted', true],
  ['thinned', false],
])('X-10: a document that is gone (%s) is a result, no error', async (reason, isDeleted) => {
  const body = { detail: 'Nicht mehr da.', reason }
  const gateway = createTestGateway(() => ({ status: 410, body }))
  expect(await gateway.ask(apply)).toEqual({
    data: {
      applyOperations: {
        __typename: 'DocumentGoneProblem',
        message: 'Nicht mehr da.',
        code: 'GONE',
        isDeleted,
      },
    },
  })
})
