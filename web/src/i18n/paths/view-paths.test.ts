import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { routeRecords } from '#i18n/route-records.ts'
import { defineRoute, editorView, type Route } from '#i18n/route.ts'
import { aliasRedirects, viewRewrites, wrongLanguageRedirects } from './view-paths.ts'

const views = fileURLToPath(new URL('../../app/[locale]/view', import.meta.url))
const routes: readonly Route[] = routeRecords
const { beforeFiles, fallback } = viewRewrites()

test('R-24 every route with a view has its folder, and every folder its route', () => {
  const names = routes.filter(({ view }) => view !== 'written').map(({ name }) => name)
  const twins = routes.filter(({ isEditable }) => isEditable).map(({ name }) => editorView(name))
  expect(readdirSync(views).toSorted()).toEqual([...names, ...twins, 'unknown'].toSorted())
  for (const { name, view } of routes.filter((route) => route.view === 'handler')) {
    const files = readdirSync(`${views}/${name}`, { recursive: true, encoding: 'utf8' })
    expect([name, view, files.some((file) => file.endsWith('route.ts'))]).toEqual([
      name,
      'handler',
      true,
    ])
  }
  expect(existsSync(`${views}/unknown`)).toBe(true)
})

test('R-03 R-13 a list is one page per query; an omitted parameter has a placeholder segment', () => {
  const destinations = (source: string) =>
    beforeFiles.filter((rewrite) => rewrite.source === source).map((one) => one.destination)
  expect(destinations('/de/programm')).toEqual([
    // For editors, with their flag or the number of a version.
    '/de/view/events-editor/:list',
    '/de/view/events-editor/all',
    '/de/view/events-editor/:list',
    '/de/view/events-editor/all',
    '/de/view/events/:list',
    '/de/view/events/all',
  ])
  expect(destinations('/en/search')).toEqual([
    '/en/view/search/any/1/:list',
    '/en/view/search/any/1/all',
  ])
})

test('literal routes precede parameters, and the editors’ pages come last', () => {
  const sources = beforeFiles.map(({ source }) => source)
  const hold = sources.indexOf('/de/programm/:slug/:number/karten/reservieren')
  expect(hold).toBeGreaterThan(0)
  expect(hold).toBeLessThan(sources.indexOf('/de/programm/:slug/:number/karten/:outcome'))
  expect(fallback.map(({ source }) => source)).toEqual([
    ...locales.flatMap((locale) => Array<string>(3).fill(`/${locale}/:path*`)),
    '/:path((?!_next/).*)',
  ])
})

test('E-01 E-08 with edit or v an editors’ page leads to its twin, before the page itself', () => {
  const [first, second, third] = fallback.filter(({ source }) => source === '/de/:path*')
  expect(first).toEqual({
    source: '/de/:path*',
    has: [{ type: 'query', key: 'edit' }],
    destination: '/de/view/page-editor/:path*',
  })
  expect(second).toEqual({ ...first, has: [{ type: 'query', key: 'v' }] })
  expect(third).toEqual({ source: '/de/:path*', destination: '/de/view/page/:path*' })
})

test('R-15 both addresses of the settings lead to one', () => {
  for (const [source, locale] of [
    ['/de/einstellungen', 'de'],
    ['/en/settings', 'en'],
  ])
    expect(aliasRedirects()).toContainEqual({
      source,
      destination: `/${locale}/user/settings`,
      permanent: true,
    })
})

test('R-14 R-22 aliases and the other language’s paths redirect to the path of this language', () => {
  expect(aliasRedirects()).toContainEqual({
    source: '/de/profil',
    destination: '/de/user/profile',
    permanent: true,
  })
  expect(wrongLanguageRedirects()).toContainEqual({
    source: '/en/programm/:slug/:number',
    destination: '/en/events/:slug/:number',
    permanent: true,
  })
  // An editor's page may exist there.
  expect(wrongLanguageRedirects().map(({ source }) => source)).not.toContain('/en/programm')
})

test('X-14 a route with an unknown guard fails where it is defined, and with it the build', () => {
  const guards = ['night-watch'] as unknown as Route['guards']
  const defined = () => defineRoute({ ...routes[0]!, guards: guards! })
  expect(defined).toThrow('Unknown middleware night-watch')
})
