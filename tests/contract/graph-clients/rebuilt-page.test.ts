import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openEditor, type Ask } from './open-editor.ts'
import { openGraph, type OpenGraph } from './open-graph.ts'

/* What an agency's own editor has to be able to do: the demo's service page is built once more, by the graph alone. */

let graph: OpenGraph

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })
beforeAll(async () => {
  graph = await openGraph(inject('postgresUrl'))
})
afterAll(() => graph?.close())

type Place = { sectionId: string | null; column: number | null; rank: string }
type Module = {
  moduleId: string
  kind: string
  version: number
  place: Place
  fields: Record<string, unknown>
}
type Draft = { number: number; fields: Record<string, string>; modules: Module[] }
type Page = {
  number: number
  slug: string
  translations: { locale: string; path: string | null; isPublished: boolean }[]
}

const page = `number slug deletedAt translations { locale title path isPublished changedSinceTranslated }`
const pages = `query Pages { editedPages(locale: DE) { ${page} } }`
const draft = `query Draft($locale: ContentLocale!, $slug: Slug!) {
  editedDocument(locale: $locale, slug: $slug) { number fields schedules { action at }
    modules { moduleId kind version place { sectionId column rank } fields } } }`
const create = `mutation Create($title: String!, $key: IdempotencyKey) {
  createPage(input: { locale: DE, title: $title, idempotencyKey: $key }) {
    ... on EditedPage { ${page} } ... on ValidationProblem { fieldProblems { field } } } }`
const apply = `mutation Apply($locale: ContentLocale!, $slug: Slug!, $operations: [DocumentOperationInput!]!) {
  applyOperations(input: { locale: $locale, slug: $slug, sinceNumber: 0, operations: $operations }) {
    __typename ... on DocumentValidationProblem { fieldProblems { field messages } } } }`
const publish = `mutation Publish($locale: ContentLocale!, $slug: Slug!) {
  publishDocument(input: { locale: $locale, slug: $slug, note: "Neu gebaut" }) {
    __typename ... on PublishBlockedProblem { findings { key path value severity } } } }`
const schedule = `mutation Schedule($slug: Slug!, $at: DateTime) {
  scheduleDocument(input: { locale: EN, slug: $slug, action: PUBLISH, at: $at, note: "" }) {
    ... on EditedDocument { schedules { action at } } } }`
const rename = `mutation Rename($number: Int!, $path: PagePath!) {
  renamePage(input: { locale: DE, number: $number, path: $path }) {
    ... on EditedPage { ${page} } ... on ValidationProblem { fieldProblems { field } } } }`
const remove = `mutation Remove($number: Int!, $isConfirmed: Boolean) {
  deletePage(input: { locale: DE, number: $number, isConfirmed: $isConfirmed }) {
    __typename ... on EditedPage { deletedAt } ... on PageInUseProblem { code numbersBelow uses { title target } } } }`
const restore = `mutation Restore($number: Int!) {
  restorePage(input: { locale: DE, number: $number }) { ... on EditedPage { ${page} } } }`
const shown = `query Shown($locale: ContentLocale!, $path: PagePath!) {
  page(locale: $locale, path: $path) { title headline metaDescription modules {
    __typename column ... on HeadlineModule { content } ... on LinkModule { link { url text } }
    ... on FaqModule { items { question answer } } ... on TextModule { richText: content } } } }`
const redirects = `query Redirects { redirects(locale: DE) { oldPath newPath } }`

const title = 'Service, neu gebaut'

test('E-06, E-08, X-10: the service page is built anew, translated, scheduled, published, renamed and restored through the graph alone', async () => {
  const ask = await openEditor(graph.url)
  const all = await ask<{ editedPages: Page[] }>(pages)
  const original = all.editedPages.find(({ translations }) =>
    translations.some(({ path }) => path === 'service'),
  )!

  const key = randomUUID()
  const { createPage: added } = await ask<{ createPage: Page }>(create, { title, key })
  // As if the response had been lost.
  expect((await ask<{ createPage: Page }>(create, { title, key })).createPage).toEqual(added)
  const { slug, number } = added
  for (const locale of ['DE', 'EN']) await rebuild(ask, { from: original.slug, slug, locale })
  expect(await pageOf(ask, number)).toMatchObject({
    translations: [
      { locale: 'DE', isPublished: false, changedSinceTranslated: true },
      { locale: 'EN', isPublished: false, changedSinceTranslated: false },
    ],
  })

  const at = '2100-01-01T10:00:00.000Z'
  expect(await ask(schedule, { slug, at })).toMatchObject({
    scheduleDocument: { schedules: [{ action: 'PUBLISH', at }] },
  })
  for (const locale of ['DE', 'EN']) {
    expect(await ask(publish, { locale, slug })).toMatchObject({
      publishDocument: { __typename: 'PublishedDocument' },
    })
  }
  // What is published needs no schedule any more.
  expect(await ask(draft, { locale: 'EN', slug })).toMatchObject({
    editedDocument: { schedules: [] },
  })
  const { translations } = await pageOf(ask, number)
  const [german, english] = translations.map(({ path }) => path!)
  await expectSame(ask, { locale: 'DE', path: german! })
  await expectSame(ask, { locale: 'EN', path: english! })

  const path = 'karten-und-service'
  expect(await ask(rename, { number, path })).toMatchObject({
    renamePage: { translations: [{ path, isPublished: true }, { path: english }] },
  })
  expect((await ask<{ redirects: object[] }>(redirects)).redirects).toContainEqual({
    oldPath: `/de/${german}`,
    newPath: `/de/${path}`,
  })
  await expectSame(ask, { locale: 'DE', path })

  expect(await ask(remove, { number: original.number })).toMatchObject({
    deletePage: { __typename: 'PageInUseProblem', code: 'IN_USE' },
  })
  expect(await ask(remove, { number })).toMatchObject({ deletePage: { __typename: 'EditedPage' } })
  await expect(ask(shown, { locale: 'DE', path })).rejects.toThrow('NOT_FOUND')
  expect(await ask(restore, { number })).toMatchObject({
    restorePage: { deletedAt: null, translations: [{ path, isPublished: true }, {}] },
  })
  await expectSame(ask, { locale: 'DE', path })
})

/** Adds the modules of a page to another one, each with an id of its own, and sets its fields. */
async function rebuild(
  ask: Ask,
  { from, slug, locale }: { from: string; slug: string; locale: string },
): Promise<void> {
  const { editedDocument: source } = await ask<{ editedDocument: Draft }>(draft, {
    locale,
    slug: from,
  })
  const { editedDocument: target } = await ask<{ editedDocument: Draft }>(draft, { locale, slug })
  const ids = new Map(source.modules.map(({ moduleId }) => [moduleId, randomUUID() as string]))
  const sections = source.modules.filter(({ place }) => place.sectionId === null)
  const adds = sections.map((top) => {
    const inside = source.modules.filter(({ place }) => place.sectionId === top.moduleId)
    const modules = [top, ...inside].map(({ moduleId, place, ...module }) => ({
      ...module,
      moduleId: ids.get(moduleId)!,
      place: { ...place, sectionId: place.sectionId && ids.get(place.sectionId) },
    }))
    return { add: { operationId: randomUUID(), moduleId: ids.get(top.moduleId)!, modules } }
  })
  const wanted = locale === 'DE' ? { ...source.fields, title } : source.fields
  const changes = Object.entries(wanted)
    .filter(([name, value]) => value !== target.fields[name])
    .map(([name, value]) => ({
      change: {
        operationId: randomUUID(),
        path: [name],
        before: { isSet: true, value: target.fields[name] },
        after: { isSet: true, value },
      },
    }))
  const operations = [...adds, ...changes]
  expect(await ask(apply, { locale, slug, operations })).toEqual({
    applyOperations: { __typename: 'AppliedOperations' },
  })
}

async function pageOf(ask: Ask, number: number): Promise<Page> {
  const { editedPages } = await ask<{ editedPages: Page[] }>(pages)
  return editedPages.find((one) => one.number === number)!
}

/** Visitors get the same page at a path as at that of the original, but for its German title. */
async function expectSame(ask: Ask, { locale, path }: { locale: string; path: string }) {
  type Shown = { page: { title: string; modules: object[] } | null }
  const built = await ask<Shown>(shown, { locale, path })
  const original = await ask<Shown>(shown, { locale, path: 'service' })
  expect(built.page?.modules.length).toBeGreaterThan(5)
  expect({ ...built.page, title: '' }).toEqual({ ...original.page, title: '' })
}
