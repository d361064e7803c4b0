import { describe, expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const moduleId = '0a1b2c3d-0000-4000-8000-000000000002'
const warning = {
  module: null,
  path: [],
  severity: 'warning',
  key: 'missing-translation',
  value: 'en',
}
const error = {
  module: moduleId,
  path: ['link'],
  severity: 'error',
  key: 'dead-link',
  value: '/weg',
}
const inGraph = [
  { moduleId: null, path: [], severity: 'WARNING', key: 'missing-translation', value: 'en' },
  { moduleId, path: ['link'], severity: 'ERROR', key: 'dead-link', value: '/weg' },
]
const findings = 'findings { moduleId path severity key value }'

describe('E-04: the check before publishing in the graph', () => {
  test('is read with its findings', async () => {
    const { ask, calls } = createTestGateway(() => ({
      body: { is_blocked: true, findings: [warning, error] },
    }))
    expect(
      await ask(`{ documentCheck(locale: DE, slug: "page-1") { isBlocked ${findings} } }`),
    ).toEqual({ data: { documentCheck: { isBlocked: true, findings: inGraph } } })
    expect(calls[0]!.url.pathname).toBe('/de/pageeditor-api/document/page-1/check')
  })

  test('is the result where it has prevented publishing', async () => {
    const { ask } = createTestGateway(() => ({
      status: 422,
      body: { detail: 'Noch nicht.', findings: [warning, error] },
    }))
    const { data } = await ask(`mutation {
      publishDocument(input: { locale: DE, slug: "page-1" }) {
        __typename ... on PublishBlockedProblem { message code ${findings} }
      }
    }`)
    expect(data).toEqual({
      publishDocument: {
        __typename: 'PublishBlockedProblem',
        message: 'Noch nicht.',
        code: 'VALIDATION_FAILED',
        findings: inGraph,
      },
    })
  })
})
