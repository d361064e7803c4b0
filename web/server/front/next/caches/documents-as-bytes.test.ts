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
const bytes = Buffer.from(document)

/** What Next gets of a route whose render has this outcome. */
async function prerender(outcome: unknown) {
  const routeModule = { prerender: (async () => outcome) as Prerender }
  keepDocumentsAsBytes(routeModule)
  return routeModule.prerender({} as never, {} as never, {} as never)
}

test('a document reaches the cache as bytes, whatever chunks it is rendered in, and readers as what was rendered', async () => {
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      // In the middle of a character.
      controller.enqueue(bytes.subarray(0, 4))
      controller.enqueue(bytes.subarray(4))
      controller.close()
    },
  })
  const html = await prerender(new RenderResult(chunks, { contentType: null, metadata: {} }))
  const entry = { value: { kind: 'APP_PAGE', html }, cacheControl: undefined }
  const cached = await fromResponseCacheEntry(entry as never)
  expect(cached.value).toMatchObject({ html: bytes })
  const sent = (await toResponseCacheEntry(cached))?.value
  expect(sent && 'rscData' in sent && (await textOf(sent.html))).toBe(document)
})

test('a render that has failed stays a failure', async () => {
  const failure = { error: new Error('failed'), result: undefined }
  expect(await prerender(failure)).toBe(failure)
})
