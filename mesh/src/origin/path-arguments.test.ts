import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { argumentNameOf } from '@foyer/schema/graph/names.ts'
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

/** What looks odd, but is an ordinary value of these arguments. */
const ordinary: Record<string, readonly string[]> = { path: ['', '0'], slug: ['0'] }

// The writes of single kinds of modules are no root fields: `saveModule` replaces them.
const { graph } = createTestGateway(() => ({}))
const rootFields = { ...graph.getQueryType()?.getFields(), ...graph.getMutationType()?.getFields() }

const pathArguments = sources.flatMap(({ operations }) =>
  Object.values(operations)
    .filter(({ operationId }) => operationId in rootFields)
    .flatMap((operation) =>
      argumentNames(operation).map((argument) => ({
        field: operation.operationId,
        argument,
        operation,
      })),
    ),
)

/** What the origin calls the id of an entity is its number in the graph. */
function argumentNames({ operationId, pathParameters = {} }: Operation): string[] {
  return Object.keys(pathParameters).map((name) =>
    argumentNameOf(operationId, name).replace(/^id$/, 'number'),
  )
}

const harmlessArguments: Record<string, unknown> = {
  locale: 'DE',
  number: 1,
  references: ['page:1'],
  secret: 'a'.repeat(43),
  token: 'a'.repeat(64),
}
const harmlessScalars: Record<string, unknown> = {
  Int: 1,
  Boolean: true,
  EmailAddress: 'a@example.at',
}

/** Something that a type takes, with nothing that may be left out. */
function harmlessValue(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [harmlessValue(inner.ofType)]
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (!isInputObjectType(inner)) return harmlessScalars[inner.name] ?? 'a'
  const required = Object.values(inner.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(
    required.map(({ name, type: inside }) => [
      name,
      harmlessArguments[name] ?? harmlessValue(inside),
    ]),
  )
}

describe('path arguments', () => {
  test.each(pathArguments)(
    '$field rejects a hostile $argument before a call to the origin',
    async ({ field, argument, operation }) => {
      const { ask, calls } = createTestGateway(() => ({ status: 404 }))
      const isRead = operation.method === 'GET' || operation.changesNothing
      const names = rootFields[field]!.args.filter(isRequiredArgument).map(({ name }) => name)
      const typeOf = (name: string) =>
        rootFields[field]!.args.find((one) => one.name === name)!.type
      const variables = names.map((name) => `$${name}: ${String(typeOf(name))}`).join(', ')
      const args = names.map((name) => `${name}: $${name}`).join(', ')
      const kind = isRead ? 'query' : 'mutation'
      const document = `${kind} (${variables}) { ${field}(${args}) { __typename } }`
      const harmless = Object.fromEntries(
        names.map((name) => [name, harmlessArguments[name] ?? harmlessValue(typeOf(name))]),
      )

      for (const value of hostile.filter((one) => !ordinary[argument]?.includes(one))) {
        const inInput = { input: { ...(harmless['input'] as object), [argument]: value } }
        const response = await ask(document, isRead ? { ...harmless, [argument]: value } : inInput)
        expect(
          response.errors?.[0]?.extensions,
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
    const response = await ask(
      'query ($slug: Slug!) { container(locale: DE, slug: $slug) { id } }',
      {
        slug: '1&secret=1',
      },
    )
    expect(response.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
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
