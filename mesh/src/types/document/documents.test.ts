import { describe, expect, test } from 'vitest'
import type { StubResponse } from '#testing/stub-origin.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const operationId = '0a1b2c3d-0000-4000-8000-000000000001'
const moduleId = '0a1b2c3d-0000-4000-8000-000000000002'
const place = { parent: null, column: null, rank: 'a0' }
const headline = { kind: 'headline', version: 1, place, fields: { content: 'Haus' } }

const edited = {
  number: 3,
  version_id: 7,
  is_changed: true,
  fields: { title: 'Haus' },
  modules: { [moduleId]: headline },
  schedules: [{ action: 'publish', at: '2030-03-31T00:30:00.000Z', note: '' }],
}

const apply = `mutation Apply($operations: [DocumentOperationInput!]!) {
  applyOperations(input: { locale: DE, slug: "page-1", sinceNumber: 2, operations: $operations }) {
    __typename
    ... on AppliedOperations { number operations { number at operation {
      operationId type moduleId path before { isSet value } after { isSet value }
      modules { moduleId kind place { sectionId rank } fields } } } }
    ... on EditConflictProblem { code number rejectedOperations {
      operationId reason moduleId path base { value } current { isSet value } incoming { value } changedBy } }
    ... on DocumentValidationProblem { message code fieldProblems { moduleId field messages } }
  }
}`

const ask = (response: StubResponse, query: string, variables: object = {}) => {
  const gateway = createTestGateway(() => response)
  return { ...gateway, response: gateway.ask(query, variables) }
}

const sentBy = ({ calls }: ReturnType<typeof ask>) => JSON.parse(calls[0]!.body!) as unknown

describe('X-10, G-03: documents in the graph', () => {
  test('operations of every type go to the origin as it takes them', async () => {
    const graphPlace = { rank: 'a0' }
    const modules = [{ moduleId, ...headline, place: graphPlace }]
    const operations = [
      { add: { operationId, moduleId, modules } },
      { duplicate: { operationId, sourceId: operationId, moduleId, modules } },
      {
        change: {
          operationId,
          moduleId,
          path: ['content'],
          before: { isSet: true, value: null },
          after: { isSet: false },
        },
      },
      { move: { operationId, moduleId, before: graphPlace, after: { ...graphPlace, rank: 'a1' } } },
      { remove: { operationId, moduleId, modules } },
      { restore: { operationId, moduleId, modules } },
    ]
    const sent = ask({ body: { number: 2, operations: [] } }, apply, { operations })
    expect(await sent.response).toEqual({
      data: { applyOperations: { __typename: 'AppliedOperations', number: 2, operations: [] } },
    })
    expect(sent.calls.map(({ method, url }) => [method, url.pathname])).toEqual([
      ['POST', '/de/pageeditor-api/document/page-1/operations'],
    ])
    const shared = { id: operationId, module: moduleId }
    const inOrigin = { [moduleId]: headline }
    expect(sentBy(sent)).toEqual({
      since: 2,
      operations: [
        { ...shared, type: 'add', modules: inOrigin },
        { ...shared, type: 'duplicate', source: operationId, modules: inOrigin },
        // What is unset is omitted; null is a value.
        { ...shared, type: 'change', path: ['content'], before: null },
        { ...shared, type: 'move', before: place, after: { ...place, rank: 'a1' } },
        { ...shared, type: 'remove', before: inOrigin },
        { ...shared, type: 'restore', modules: inOrigin },
      ],
    })
  })

  test('acknowledged operations come back as they were sent', async () => {
    const change = { type: 'change', module: null, path: ['title'], after: 'Haus' }
    const operation = { id: operationId, ...change }
    const logged = { number: 1, at: '2026-11-23T05:00:00.000Z', operation }
    const { response } = ask({ body: { number: 1, operations: [logged] } }, apply, {
      operations: [],
    })
    const { data, errors } = await response
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      applyOperations: {
        operations: [
          {
            number: 1,
            operation: {
              operationId,
              type: 'CHANGE',
              moduleId: null,
              path: ['title'],
              before: { isSet: false, value: null },
              after: { isSet: true, value: 'Haus' },
              modules: null,
            },
          },
        ],
      },
    })
  })

  test('E-10: a conflict is a response with both texts', async () => {
    const rejection = {
      problem: 'value-changed',
      operation: operationId,
      module: moduleId,
      path: ['content'],
      base: 'Haus',
      current: 'Theater',
      incoming: 'Oper',
      by: 'Renate Aigner',
    }
    const body = { detail: 'Geändert.', number: 4, rejections: [rejection], operations: [] }
    const { response } = ask({ status: 409, body }, apply, { operations: [] })
    expect(await response).toEqual({
      data: {
        applyOperations: {
          __typename: 'EditConflictProblem',
          code: 'CONFLICT',
          number: 4,
          rejectedOperations: [
            {
              operationId,
              reason: 'VALUE_CHANGED',
              moduleId,
              path: ['content'],
              base: { value: 'Haus' },
              current: { isSet: true, value: 'Theater' },
              incoming: { value: 'Oper' },
              changedBy: 'Renate Aigner',
            },
          ],
        },
      },
    })
  })

  test.each([
    ['fields', [{ module: moduleId, field: 'content', messages: ['Pflichtfeld!'] }]],
    ['what the origin cannot read', undefined],
  ])('E-04: wrong values are a response: %s', async (_, problems) => {
    const body = { detail: 'Falsch.', ...(problems && { problems, rejections: [] }) }
    const { response } = ask({ status: 400, body }, apply, { operations: [] })
    expect(await response).toEqual({
      data: {
        applyOperations: {
          __typename: 'DocumentValidationProblem',
          message: 'Falsch.',
          code: 'VALIDATION_FAILED',
          fieldProblems: (problems ?? []).map(({ module, ...problem }) => ({
            moduleId: module,
            ...problem,
          })),
        },
      },
    })
  })

  test.each([
    ['publishDocument', 'note: "Neu"', '/publish', { note: 'Neu' }],
    ['unpublishDocument', '', '/unpublish', {}],
    ['restoreDocument', 'versionNumber: 7', '/restore', { version_id: 7 }],
    ['restoreDocument', '', '/restore', { version_id: null }],
    [
      'scheduleDocument',
      'action: UNPUBLISH, at: "2030-03-31T01:30:00+01:00"',
      '/schedule',
      { action: 'unpublish', at: '2030-03-31T01:30:00+01:00' },
    ],
    ['scheduleDocument', 'action: PUBLISH', '/schedule', { action: 'publish', at: null }],
  ])('E-08: %s(%s) goes to its own call', async (mutation, input, path, body) => {
    const isPublished = mutation === 'publishDocument'
    const type = isPublished ? 'PublishedDocument' : 'EditedDocument'
    const sent = ask(
      { body: isPublished ? { version_id: 7 } : edited },
      `mutation { ${mutation}(input: { locale: DE, slug: "page-1", ${input} }) {
        ... on ${type} { versionNumber } } }`,
    )
    expect(await sent.response).toEqual({ data: { [mutation]: { versionNumber: 7 } } })
    expect(sent.calls[0]!.url.pathname).toBe(`/de/pageeditor-api/document/page-1${path}`)
    expect(sentBy(sent)).toEqual(body)
  })

  test('E-08: the draft, its versions and what is different are read', async () => {
    const { ask: read, calls } = createTestGateway(({ url }) => {
      if (url.pathname.endsWith('/versions')) {
        const created = { author: null, created_at: '2026-11-23T05:00:00.000Z' }
        return { body: [{ id: 7, type: 'published', note: '', ...created }] }
      }
      if (!url.pathname.endsWith('/differences')) return { body: edited }
      const words = [{ text: 'Haus', change: 'added' }]
      const changed = { type: 'changed', module: moduleId, kind: 'headline', path: ['content'] }
      return { body: [{ ...changed, after: 'Haus', words }] }
    })
    const { data, errors } = await read(`{
      editedDocument(locale: DE, slug: "page-1") {
        number versionNumber isChanged fields schedules { action at note }
        modules { moduleId kind version isRemoved fields place { sectionId column rank } }
      }
      documentVersions(locale: DE, slug: "page-1") { number type note author createdAt }
      documentDifferences(locale: DE, slug: "page-1", fromVersionNumber: 3, toVersionNumber: 7) {
        type moduleId kind path before { isSet value } after { isSet value } words { text change }
      }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      editedDocument: {
        number: 3,
        versionNumber: 7,
        isChanged: true,
        fields: { title: 'Haus' },
        schedules: [{ action: 'PUBLISH', note: null }],
        modules: [{ moduleId, isRemoved: false, place: { sectionId: null, rank: 'a0' } }],
      },
      documentVersions: [{ number: 7, type: 'PUBLISHED', note: null, author: null }],
      documentDifferences: [
        {
          type: 'CHANGED',
          before: { isSet: false, value: null },
          after: { isSet: true, value: 'Haus' },
          words: [{ text: 'Haus', change: 'ADDED' }],
        },
      ],
    })
    expect(calls.map(({ url }) => url.search)).toContain('?from=3&to=7')
  })

  test('a session is required', async () => {
    const rejected = { status: 401, body: { detail: 'Anmeldedaten fehlen.' } }
    const { response } = ask(rejected, apply, { operations: [] })
    expect((await response).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
    const read = ask(rejected, '{ editedDocument(locale: DE, slug: "page-1") { number } }')
    expect((await read.response).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  })

  test('two types in one operation are rejected before the origin is called', async () => {
    const module = { operationId, moduleId, modules: [] }
    const { response, calls } = ask({}, apply, { operations: [{ add: module, remove: module }] })
    expect((await response).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect(calls).toEqual([])
  })
})
