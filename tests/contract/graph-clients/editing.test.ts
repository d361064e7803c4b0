import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openEditor } from './open-editor.ts'
import { openGraph, type OpenGraph } from './open-graph.ts'

/* An editor's program that knows the graph alone, against the gateway over a real origin. */

let graph: OpenGraph

type Edited = {
  publishDocument?: { versionNumber: number }
  documentVersions?: object[]
  restoreDocument?: object
}

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
beforeAll(async () => {
  graph = await openGraph(inject('postgresUrl'))
})
afterAll(() => graph?.close())

const apply = `mutation Apply($slug: Slug!, $operation: DocumentOperationInput!) {
  applyOperations(input: { locale: DE, slug: $slug, sinceNumber: 0, operations: [$operation] }) {
    __typename
    ... on AppliedOperations { number }
    ... on EditConflictProblem { rejectedOperations { base { value } current { value } incoming { value } changedBy } }
    ... on DocumentValidationProblem { message fieldProblems { field messages } }
  }
}`
const publish = `mutation Publish($slug: Slug!) {
  publishDocument(input: { locale: DE, slug: $slug, note: "Neu" }) {
    __typename ... on PublishedDocument { versionNumber } } }`
const restore = `mutation Restore($slug: Slug!, $version: Int) {
  restoreDocument(input: { locale: DE, slug: $slug, versionNumber: $version }) {
    ... on EditedDocument { isChanged modules { moduleId fields isRemoved } } } }`
const versions = `query Versions($slug: Slug!) {
  documentVersions(locale: DE, slug: $slug) { number type note } }`
const content = `query Content($slug: Slug!) { container(locale: DE, slug: $slug) {
  modules { ... on HeadlineModule { content } } } }`

test('E-08, E-10, X-10: two editors change a page, publish it and restore it through the graph', async () => {
  const [anna, berta] = [await openEditor(graph.url), await openEditor(graph.url)]
  const slug = await graph.containerSlug()
  await anna(publish, { slug })
  const [moduleId, first] = [randomUUID(), 'Der Anfang']
  const module = {
    moduleId,
    kind: 'headline',
    version: 1,
    place: { rank: 'zzV' },
    fields: { content: first },
  }
  const add = { operationId: randomUUID(), moduleId, modules: [module] }
  const change = (after: string) => ({
    slug,
    operation: {
      change: {
        operationId: randomUUID(),
        moduleId,
        path: ['content'],
        before: { isSet: true, value: first },
        after: { isSet: true, value: after },
      },
    },
  })
  expect(await anna(apply, { slug, operation: { add } })).toMatchObject({
    applyOperations: { __typename: 'AppliedOperations' },
  })
  const before = await anna<Edited>(publish, { slug })
  expect(before.publishDocument).toMatchObject({ __typename: 'PublishedDocument' })

  expect(await anna(apply, change('Eins'))).toMatchObject({
    applyOperations: { __typename: 'AppliedOperations' },
  })
  expect(await berta(apply, change('Zwei'))).toMatchObject({
    applyOperations: {
      __typename: 'EditConflictProblem',
      rejectedOperations: [
        {
          base: { value: first },
          current: { value: 'Eins' },
          incoming: { value: 'Zwei' },
          changedBy: 'Renate Aigner',
        },
      ],
    },
  })

  await berta(publish, { slug })
  expect(JSON.stringify(await berta(content, { slug }))).toContain('"Eins"')
  const listed = await berta<Edited>(versions, { slug })
  expect(listed.documentVersions?.[0]).toMatchObject({ type: 'PUBLISHED', note: 'Neu' })
  const version = before.publishDocument?.versionNumber
  expect((await anna<Edited>(restore, { slug, version })).restoreDocument).toMatchObject({
    isChanged: true,
    modules: expect.arrayContaining([
      expect.objectContaining({ moduleId, fields: { content: first } }),
    ]),
  })
})
