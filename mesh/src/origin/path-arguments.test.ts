import { describe, expect, test } from 'vitest'
import { sources } from '@foyer/schema/rest/sources.ts'
import { createTestGateway } from '#testing/test-gateway.ts'
import { assertSafeUrl } from './safe-url.ts'

const hostile = [
  '../../admin',
  '..%2f..',
  '1?x=1',
  '1#x',
  '1/../2',
  '%2e%2e',
  'a\\b',
  '',
  ' ',
  '1\n2',
  '-1',
  '0',
]

const pathArguments = sources.flatMap(({ operations }) =>
  Object.values(operations).flatMap((operation) =>
    Object.keys(operation.pathParameters ?? {}).map((argument) => ({
      field: operation.operationId,
      argument,
      operation,
    })),
  ),
)

describe('path arguments', () => {
  test.each(pathArguments)(
    '$field refuses a hostile $argument before the origin is asked',
    async ({ field, argument, operation }) => {
      const { ask, calls } = createTestGateway(() => ({ status: 404 }))
      const names = Object.keys(operation.pathParameters ?? {})
      const types: Record<string, string> = { locale: 'Locale!', id: 'PositiveInt!' }
      const variables = names.map((name) => `$${name}: ${types[name]}`).join(', ')
      const args = names.map((name) => `${name}: $${name}`).join(', ')
      const input = operation.body ? ', input: { username: "a", password: "b" }' : ''
      const kind = operation.method === 'GET' ? 'query' : 'mutation'
      const document = `${kind} (${variables}) { ${field}(${args}${input}) { __typename } }`

      for (const value of hostile) {
        const answer = await ask(document, { locale: 'DE', id: 1, [argument]: value })
        expect(
          answer.errors?.[0]?.extensions,
          `${argument}: ${JSON.stringify(value)}`,
        ).toMatchObject({ code: 'BAD_USER_INPUT' })
      }
      expect(calls).toEqual([])

      await ask(document, { locale: 'DE', id: 1 })
      expect(calls).toHaveLength(1)
    },
  )

  test('variables are held to the same scalars', async () => {
    const { ask, calls } = createTestGateway(() => ({}))
    const answer = await ask('query ($ids: IdList) { venues(locale: DE, ids: $ids) { id } }', {
      ids: '1&secret=1',
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(calls).toEqual([])
  })

  test.each(['/de/api/../admin/', '/de/api//x', '/de/%2e%2e/x', '/de/x#y', '/de/a\\b', '/de/a b'])(
    'the last guard refuses %s',
    (path) => {
      expect(() => assertSafeUrl(`http://origin.test${path}`)).toThrow(
        'cannot be part of an address',
      )
    },
  )

  test('the last guard lets ordinary addresses and encoded queries pass', () => {
    expect(() => assertSafeUrl('http://origin.test/de/api/search/?query=a%2Fb..')).not.toThrow()
  })
})
