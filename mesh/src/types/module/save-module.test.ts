import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { enumValueNameOf, fieldNameOf } from '@foyer/schema/graph/names.ts'
import { exampleResponse } from '@foyer/schema/examples/example-response.ts'
import { exampleValues } from '@foyer/schema/examples/example-values.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { headline } from '@foyer/schema/modules/headline.ts'
import { describe, expect, test } from 'vitest'
import type { StubResponse } from '#testing/stub-origin.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const definitions: readonly ModuleDefinition[] = moduleKinds
const savedModule = exampleResponse(headline, exampleValues(headline))

const mutation = `mutation Save($module: ModuleInput!, $number: Int) {
  saveModule(input: { locale: DE, number: $number, module: $module }) {
    __typename
    ... on SavedModule { module { __typename number order revision ... on HeadlineModule { content } } }
    ... on ValidationProblem { message code fieldProblems { field label messages } }
    ... on ConflictProblem { code revision }
  }
}`

const save = (response: StubResponse, variables: object) => {
  const gateway = createTestGateway(() => response)
  return { ...gateway, response: gateway.ask(mutation, variables) }
}

describe('M-03, G-03: one mutation writes every kind', () => {
  test.each(definitions)('$kind goes to its own call of the origin', async (definition) => {
    const name = definition.kind.replaceAll(/-([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    const values = exampleValues(definition)
    const { response, calls } = save(
      { status: 201, body: exampleResponse(definition, values) },
      {
        module: {
          [name]: {
            slug: 'page-1',
            ...(inGraph(values, `${definition.typeName}Input`, definition.fields) as object),
          },
        },
      },
    )
    const { data, errors } = await response
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      saveModule: {
        __typename: 'SavedModule',
        module: expect.objectContaining({ __typename: definition.typeName, number: 1 }),
      },
    })
    expect(calls.map(({ method, url }) => [method, url.pathname])).toEqual([
      ['POST', `/de/pageeditor-api/${definition.kind}`],
    ])
    expect(JSON.parse(calls[0]!.body!)).toEqual({ slug: 'page-1', ...values })
  })

  test('with a number it changes that module', async () => {
    const { response, calls } = save(
      { body: savedModule },
      { number: 7, module: { headline: { content: 'Neu', revision: 3 } } },
    )
    await response
    expect(calls[0]!.url.pathname).toBe('/de/pageeditor-api/headline/7/')
  })

  test('a key makes it safe to repeat, and what the draft keeps is named', async () => {
    const keyed = `mutation Save($module: ModuleInput!) {
      saveModule(input: { locale: DE, number: 7, module: $module, idempotencyKey: "8f14e45f-ceea-467f" }) {
        ... on SavedModule { draftConflicts { moduleId field } }
      }
    }`
    const { ask, calls } = createTestGateway(() => ({
      headers: { 'draft-conflicts': 'a-1/items/b-2/headline, c-3' },
      body: savedModule,
    }))
    const { data, errors } = await ask(keyed, { module: { headline: { content: 'Neu' } } })
    expect(errors).toBeUndefined()
    expect(calls[0]!.headers['idempotency-key']).toBe('8f14e45f-ceea-467f')
    expect(data).toEqual({
      saveModule: {
        draftConflicts: [
          { moduleId: 'a-1', field: 'items.b-2.headline' },
          { moduleId: 'c-3', field: null },
        ],
      },
    })
    const other = createTestGateway(() => ({ status: 422, body: { detail: 'Schon benutzt.' } }))
    const reused = await other.ask(keyed, { module: { headline: { content: 'Neu' } } })
    expect(reused.errors?.[0]).toMatchObject({
      message: 'Schon benutzt.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('validation problems and conflicts are results, not errors', async () => {
    const problems = [{ field: 'content', label: 'Überschrift', messages: ['Pflichtfeld!'] }]
    const invalid = save(
      { status: 400, body: { detail: 'Falsch.', problems } },
      { module: { headline: { content: '' } } },
    )
    expect(await invalid.response).toEqual({
      data: {
        saveModule: {
          __typename: 'ValidationProblem',
          message: 'Falsch.',
          code: 'VALIDATION_FAILED',
          fieldProblems: problems,
        },
      },
    })
    const conflict = save(
      { status: 409, body: { detail: 'Geändert.', revision: 4 } },
      { number: 7, module: { headline: { content: 'x', revision: 3 } } },
    )
    expect(await conflict.response).toEqual({
      data: { saveModule: { __typename: 'ConflictProblem', code: 'CONFLICT', revision: 4 } },
    })
  })

  test('a problem names its field as the input does', async () => {
    const problemOf = (field: string) => ({ field, label: 'Layout', messages: ['Unbekannt.'] })
    const link = save(
      { status: 400, body: { detail: 'Falsch.', problems: [problemOf('extra_class')] } },
      { module: { link: { link: '/', linkText: 'Start', layout: 'LINK' } } },
    )
    expect((await link.response).data).toMatchObject({
      saveModule: { fieldProblems: [{ field: 'layout' }] },
    })
    const imageList = save(
      { status: 400, body: { detail: 'Falsch.', problems: [problemOf('items.0.image')] } },
      { module: { imageList: { items: [{ imageNumber: 9 }] } } },
    )
    expect((await imageList.response).data).toMatchObject({
      saveModule: { fieldProblems: [{ field: 'items.0.imageNumber' }] },
    })
  })

  test('a session is required, and two kinds at once are rejected', async () => {
    const { response } = save(
      { status: 401, body: { detail: 'Anmeldedaten fehlen.' } },
      { module: { headline: { content: 'x' } } },
    )
    expect((await response).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
    const both = save({}, { module: { headline: { content: 'x' }, quote: { content: 'x' } } })
    expect((await both.response).errors).toHaveLength(1)
    expect(both.calls).toEqual([])
  })
})

test('M-03: a kind of a newer origin becomes an unknown module, and the rest of the page stays', async () => {
  const modules = [savedModule, { id: 2, type: 'hologramm', parent: null, tiefe: 3 }]
  const { ask } = createTestGateway(() => ({ body: { id: 1, title: 'Haus', modules } }))
  const { data, errors } = await ask(
    `{ page(locale: DE, path: "haus") { title modules {
      __typename number order } } }`,
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    page: {
      title: 'Haus',
      modules: [
        { __typename: 'HeadlineModule', number: 1, order: 0 },
        { __typename: 'UnknownModule', number: 2, order: 0 },
      ],
    },
  })
})

test.each(['../user-details', 'a?b', 'Haus', 'a//b', 'a/', '%2e%2e'])(
  'R-18: the path %j of a page never reaches the origin',
  async (path) => {
    const { ask, calls } = createTestGateway(() => ({ body: {} }))
    const { errors } = await ask(
      'query P($path: PagePath!) { page(locale: DE, path: $path) { number } }',
      {
        path,
      },
    )
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect(calls).toEqual([])
  },
)

/** Values of the contract as a client of the graph writes them: names in camel case, variants in capitals. */
function inGraph(value: unknown, inputType: string, fields: Fields = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => inGraph(item, inputType, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name]
      const newName = fieldNameOf(
        inputType,
        name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      )!
      if (variants.has(`${name} ${String(inner)}`)) return [newName, enumValueNameOf(String(inner))]
      return [
        newName,
        field?.type === 'items'
          ? inGraph(inner, `${field.name}Input`, field.item)
          : inGraph(inner, ''),
      ]
    }),
  )
}
const variants = new Set([
  ...definitions.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => [
      ...optionsOf(name, field),
      ...(field.type === 'items' ? Object.entries(field.item) : []).flatMap((entry) =>
        optionsOf(...entry),
      ),
    ]),
  ),
  'type paragraph',
  'type bulleted_item',
  'align left',
])

function optionsOf(name: string, field: Field): string[] {
  return field.type === 'choice' ? Object.keys(field.options).map((one) => `${name} ${one}`) : []
}
