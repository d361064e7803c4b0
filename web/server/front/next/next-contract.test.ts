import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { isInternalPath, routerParameter } from './addresses.ts'
import GraphCache from './caches/graph-cache.ts'
import RouteCache from './caches/route-cache.ts'
import {
  cacheStateHeader,
  internalResponseHeaders,
  isInternalRequestHeader,
  isDerivedTag,
  isRouterRequest,
  tagsHeader,
} from './headers.ts'
import { missingPageDigest } from './not-found-for-router.ts'
import { nextSettings } from './next-settings.ts'
import { variantHeaders } from './variant.ts'
import { withWholeHead } from './whole-head.ts'

/* What the site relies on of Next's internals, checked against the installed Next. Where one of these tests fails after an upgrade, docs/upgrading-next.md says what depends on it. */

const require = createRequire(import.meta.url)
const load = (path: string) => require(`next/dist/${path}`) as Record<string, unknown>
const read = (path: string) => {
  const folder = require.resolve('next/package.json').replace('package.json', '')
  return readFileSync(`${folder}dist/${path}`, 'utf8')
}

test('it is the version that was reviewed (docs/upgrading-next.md)', () => {
  expect((require('next/package.json') as { version: string }).version).toBe('16.4.6')
})

test('the router in the browser sends the headers and the parameter that the front server knows', () => {
  const headers = load('client/components/app-router-headers.js')
  const segment = variantHeaders({ form: 'segment', segment: '/_tree' })
  expect(Object.keys(segment)).toEqual([
    headers['RSC_HEADER'],
    headers['NEXT_ROUTER_PREFETCH_HEADER'],
    headers['NEXT_ROUTER_SEGMENT_PREFETCH_HEADER'],
  ])
  expect(isRouterRequest({ [String(headers['RSC_HEADER'])]: '1' })).toBe(true)
  expect(headers['NEXT_RSC_UNION_QUERY']).toBe(routerParameter)
  expect(isInternalRequestHeader(String(headers['ACTION_HEADER']))).toBe(true)
  expect(isInternalRequestHeader(String(headers['NEXT_HMR_REFRESH_HEADER']))).toBe(true)
})

test('every header that Next trusts from a proxy is removed from visitors’ requests', () => {
  const [, list = ''] =
    /INTERNAL_HEADERS = \[(.*?)\]/s.exec(read('server/lib/server-ipc/utils.js')) ?? []
  const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
  expect(names).toContain('x-middleware-rewrite')
  expect(names.filter((name) => !isInternalRequestHeader(name))).toEqual([])
})

test('the data of a page has the internal addresses that the front server rejects', () => {
  const constants = load('lib/constants.js')
  expect(isInternalPath(`/de${String(constants['RSC_SUFFIX'])}`)).toBe(true)
  expect(isInternalPath(`/de${String(constants['RSC_SEGMENTS_DIR_SUFFIX'])}/_tree`)).toBe(true)
  expect(isInternalPath('/_next/image')).toBe(true)
  expect(isInternalPath('/_next/static/chunks/a.js')).toBe(false)
})

test('cached routes have their tags, and tags derived from paths can be distinguished', () => {
  const constants = load('lib/constants.js')
  expect(constants['NEXT_CACHE_TAGS_HEADER']).toBe(tagsHeader)
  expect(isDerivedTag(`${String(constants['NEXT_CACHE_IMPLICIT_TAG_ID'])}/de`)).toBe(true)
  expect(internalResponseHeaders).toContain(tagsHeader)
  expect(read('build/templates/app-page-runtime.js')).toContain(`'${cacheStateHeader}'`)
})

test('a page for one visitor has its title and description in the head', () => {
  const { shouldServeStreamingMetadata: isStreamed } = load('server/lib/streaming-metadata.js') as {
    shouldServeStreamingMetadata(userAgent: string, pattern: string): boolean
  }
  const pattern = nextSettings.htmlLimitedBots.source
  expect(isStreamed('Firefox/142.0', pattern)).toBe(true)
  expect(isStreamed(withWholeHead('Firefox/142.0'), pattern)).toBe(false)
  expect(isStreamed(withWholeHead(), pattern)).toBe(false)
  expect(read('build/templates/app-page-runtime.js')).toContain('shouldForceDynamicPPRRender')
})

test('the route cache has the methods that Next calls', () => {
  const source = read('server/lib/incremental-cache/index.js')
  const called = [...source.matchAll(/cacheHandler(?:\?\.|\.)(\w+)/g)].map(([, name = '']) => name)
  expect(called).toContain('get')
  const cache = new RouteCache() as unknown as Record<string, unknown>
  expect([...new Set(called)].filter((name) => typeof cache[name] !== 'function')).toEqual([])
})

test('the value cache has the methods that Next requires', () => {
  const interfaceOf = read('server/lib/cache-handlers/types.d.ts')
  const requiredMethods = [...interfaceOf.matchAll(/^ {4}(\w+)\(/gm)].map(([, name = '']) => name)
  expect(requiredMethods).toEqual(
    expect.arrayContaining(['get', 'set', 'refreshTags', 'getExpiration']),
  )
  const cache = GraphCache as unknown as Record<string, unknown>
  expect(requiredMethods.filter((name) => typeof cache[name] !== 'function')).toEqual([])
})

test('a missing page is marked in its data by the expected digest', () => {
  const { HTTP_ERROR_FALLBACK_ERROR_CODE: code } = load(
    'client/components/http-access-fallback/http-access-fallback.js',
  )
  expect(missingPageDigest).toContain(`"${String(code)};404"`)
})

test('the build id and first scripts are where the start looks for them', () => {
  const constants = load('shared/lib/constants.js')
  expect(constants['BUILD_ID_FILE']).toBe('BUILD_ID')
  expect(constants['BUILD_MANIFEST']).toBe('build-manifest.json')
  expect(read('build/webpack/plugins/build-manifest-plugin.js')).toContain('rootMainFiles')
})

test('the scripts of what is loaded dynamically are where the build looks for them', () => {
  const constants = load('shared/lib/constants.js')
  expect(constants['REACT_LOADABLE_MANIFEST']).toBe('react-loadable-manifest.json')
  expect(read('shared/lib/lazy-dynamic/preload-chunks.js')).toContain('manifest[key].files')
})

test('of the renders of a page that is cached only those to fill caches have a cache signal, and are thrown away', () => {
  const source = read('server/app-render/app-render.js')
  const stores = [
    ...source.matchAll(/const (\w+) = (?:\w+ = )?\{\s+type: 'prerender',[\s\S]*?\n {12}\};/g),
  ]
  const signalOf = Object.fromEntries(
    stores.map(([text, name = '']) => [name, /cacheSignal(?:: (\w+))?,/.exec(text)?.[1] ?? 'set']),
  )
  expect(signalOf).toEqual({
    initialServerPayloadPrerenderStore: 'set',
    initialServerPrerenderStore: 'set',
    finalServerPayloadPrerenderStore: 'null',
    finalServerPrerenderStore: 'null',
    errorPrerenderStore: 'null',
  })
})

test('the segments of a page are made before its document, by a function that each prerendering gets, for the route in the store', () => {
  const source = read('server/app-render/app-render.js')
  expect(source).toContain('metadata.segmentData = await ComponentMod.collectSegmentData(')
  expect(source).toMatch(
    /await collectSegmentData\(flightData, finalServerPrerenderStore[\s\S]*const finalClientReactController/,
  )
  const entry = read('build/templates/app-page-runtime.js')
  expect(entry).toMatch(/const ComponentMod = \{\s+\.\.\._entrybase,/)
  expect(entry).toContain('routeModule.prerender(nextReq, nextRes, context)')
  expect(entry).toContain('cachedData.segmentData.get(segmentPrefetchHeader)')
  expect(read('server/route-modules/app-page/module.js')).toMatch(
    /prerender\(req, res, context\) \{\s+return .*context\.renderOpts/,
  )
  expect(read('server/app-render/manifests-singleton.js')).toContain('get(workStore.route)')
  expect(read('server/response-cache/utils.js')).toContain(
    'segmentData: response.value.segmentData',
  )
  // The build whose class is changed is the one that the pages load, with the same store.
  expect(read('server/next.js')).toContain("process.env.TURBOPACK ??= 'auto'")
  expect(read('compiled/next-server/app-page-turbo.runtime.prod.js')).toContain(
    'require("next/dist/server/app-render/work-async-storage.external.js")',
  )
})

test('a cached document is what its render unchunks, and may be bytes', () => {
  const entries = read('server/response-cache/utils.js')
  expect(
    entries.match(/html: await cacheEntry\.value\.html\.toUnchunkedString\(true\)/g),
  ).toHaveLength(2)
  expect(read('server/render-result.js')).toContain('Buffer.isBuffer(this.response)')
})

test('what is rendered for a prefetch with each private page depends on one setting', () => {
  const source = read('server/app-render/app-render.js')
  const staged = source.split('} else if (cacheComponents && cachedNavigations) {').at(-1)
  expect(staged).toContain('startRuntimePrefetchRender')
  expect(read('server/config-shared.js')).toContain('cachedNavigations')
  expect(nextSettings.experimental.cachedNavigations).toBe(false)
})

test('what is cached is measured as JSON, and only responses of fetch are limited', () => {
  const source = read('server/lib/incremental-cache/index.js')
  expect(source).toContain('JSON.stringify(data).length')
  expect(source.match(/itemSize/g)).toHaveLength(3)
  expect(source).toMatch(/ctx\.fetchCache && itemSize > 2/)
})

test('the framework starts whenever its scripts arrive, with the data that is ready by then', () => {
  const source = read('client/app-index.js')
  expect(source).toContain('self.__next_f = self.__next_f || []')
  expect(source).toMatch(/__next_f[\s\S]*\.forEach\(nextServerDataCallback\)/)
  for (const kind of [0, 1, 2, 3]) expect(source).toContain(`seg[0] === ${kind}`)
})

test('React marks a hydrated element, and stops an event at the document when it cannot handle it yet', () => {
  const source = read('compiled/react-dom/cjs/react-dom-client.production.js')
  expect(source).toContain('"__reactProps$"')
  expect(source).toMatch(/null !== blockedOn && nativeEvent\.stopPropagation\(\)/)
})

test('a server takes the configuration of a build from its environment, and reads no configuration file', async () => {
  const { default: loadConfig } = load('server/config.js') as {
    default: (phase: string, folder: string) => Promise<object>
  }
  const built = { distDir: '.next-theatre', experimental: {} }
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify(built))
  expect(await loadConfig('phase-production-server', '/a/folder/without/configuration')).toEqual(
    built,
  )
})
