import { createRequire } from 'node:module'
import type * as Results from 'next/dist/server/render-result.js'
import type * as CacheEntries from 'next/dist/server/response-cache/utils.js'
import { expect, test } from 'vitest'
import { keepDocumentsAsBytes } from './documents-as-bytes.ts'

const require = createRequire(import.meta.url)
const { default: RenderResult } = require('next/dist/server/render-result.js') as typeof Results
const { fromResponseCacheEntry, toResponseCacheEntry } =
  require('next/dist/server/response-cache/utils.js') as typeof CacheEntries

type Prerender = Parameters<typeof keepDocumentsAsBytes>[0]['prerender']

const textOf = (html: Results.default) => new Response(html['readable']).text()

const document = '<p>„Fidelio“ – Oper</p>'

/** What Next gets of a route whose render has this outcome. */
async function prerender(outcome: unknown) {
  const routeModule = { prerender: (async () => outcome) as Prerender }
  keepDocumentsAsBytes(routeModule)
  return routeModule.prerender({} as never, {} as never, {} as never)
}

const streamOf = (text: string) => new Response(text).body!

test.each([
  ['a string', document],
  ['a stream', streamOf(document)],
])('a document that is rendered as %s is cached as bytes, and sent as it was', async (_, shape) => {
  const html = await prerender(new RenderResult(shape, { contentType: null, metadata: {} }))
  const entry = { value: { kind: 'APP_PAGE', html }, cacheControl: undefined }
  const cached = await fromResponseCacheEntry(entry as never)
  expect(cached.value).toMatchObject({ html: Buffer.from(document) })
  const sent = (await toResponseCacheEntry(cached))?.value
  expect(sent && 'rscData' in sent && (await textOf(sent.html))).toBe(document)
})

test('who does not wait for a document gets its text, and a failed render stays a failure', async () => {
  const html = await prerender(new RenderResult(document, { contentType: null, metadata: {} }))
  expect('error' in html || html.toUnchunkedString()).toBe(document)
  const failure = { error: new Error('failed'), result: undefined }
  expect(await prerender(failure)).toBe(failure)
})
