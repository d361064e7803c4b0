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

const harmlessArguments = { locale: 'DE', id: 1, secret: 'a'.repeat(43) }
/** By operation, for those that take a body. */
const harmlessInputs: Record<string, object> = {
  login: { username: 'a', password: 'b' },
  addToCart: { eventJetId: 1, quantities: [1], saleTypeIds: [1] },
  placeOrder: { name: 'a', email: 'a@example.at', paymentMethod: 'INVOICE' },
}

describe('path arguments', () => {
  test.each(pathArguments)(
    '$field refuses a hostile $argument before the origin is asked',
    async ({ field, argument, operation }) => {
      const { ask, calls, graph } = createTestGateway(() => ({ status: 404 }))
      const names = [
        ...Object.keys(operation.pathParameters ?? {}),
        ...(operation.body ? ['input'] : []),
      ]
      const root = operation.method === 'GET' ? graph.getQueryType() : graph.getMutationType()
      const typeOf = (name: string) =>
        String(root?.getFields()[field]?.args.find((one) => one.name === name)?.type)
      const variables = names.map((name) => `$${name}: ${typeOf(name)}`).join(', ')
      const args = names.map((name) => `${name}: $${name}`).join(', ')
      const kind = operation.method === 'GET' ? 'query' : 'mutation'
      const document = `${kind} (${variables}) { ${field}(${args}) { __typename } }`
      const harmless = { ...harmlessArguments, input: harmlessInputs[field] }

      for (const value of hostile) {
        const answer = await ask(document, { ...harmless, [argument]: value })
        expect(
          answer.errors?.[0]?.extensions,
          `${argument}: ${JSON.stringify(value)}`,
        ).toMatchObject({ code: 'BAD_USER_INPUT' })
      }
      expect(calls).toEqual([])

      await ask(document, harmless)
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
