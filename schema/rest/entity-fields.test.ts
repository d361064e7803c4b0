import { describe, expect, test } from 'vitest'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import { requiredFields, requiredFieldsOfModules } from './required-fields.ts'
import { sources } from './sources.ts'

describe('X-11: every entity carries the fields that the specification names', () => {
  test.each(Object.entries(requiredFieldsOfModules))('module %s', (kind, fields) => {
    const definition = moduleKinds.find((one) => one.kind === kind)
    const answered = Object.keys(definition ? moduleShapes(definition).Answer.shape : {})
    expect(answered).toEqual(expect.arrayContaining(['parent', 'order', ...fields.split(' ')]))
  })

  test.each(requiredFields)('%s', (_, shape, fields) => {
    expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  })
})

/** Method, path and query of section 7, with the configured paths that visitors’ pages need. */
const calls: [string, string, string][] = [
  ['GET', '/{locale}/pageeditor-api/user', ''],
  ['GET', '/{locale}/pageeditor-api/nav', ''],
  ['GET', '/{locale}/pageeditor-api/page/{path}', 'version_id'],
  ['GET', '/{locale}/pageeditor-api/container/by-slug/{slug}', 'version_id'],
  ['GET', '/{locale}/pageeditor-api/redirect', ''],
  ['GET', '/pageeditor-api/settings', ''],
  ['GET', '/{locale}/api/forms/{id}/', ''],
  ['POST', '/{locale}/api/forms-entries/', ''],
  ['POST', '/{locale}/api/dashboard-error-log/', ''],
  ['GET', '/{locale}/api/opening-hours-today/', ''],
  ['POST', '/{locale}/api/shop-cart/', ''],
  ['GET', '/{locale}/api/user-details/', ''],
  ['POST', '/{locale}/api/user/logout/', ''],
  ['GET', '/{locale}/api/rooms/', ''],
  ['GET', '/{locale}/api/exhibition-types/', ''],
  ['GET', '/{locale}/api/event-tags/', ''],
  ['GET', '/{locale}/api/series/', ''],
  ['GET', '/{locale}/api/genres/', ''],
  ['GET', '/{locale}/api/calendar/', 'date room type tag'],
  ['GET', '/{locale}/api/teasers/', ''],
  ['GET', '/{locale}/api/events/', 'room type tag series genre date page page_size'],
  ['GET', '/{locale}/api/events/{id}/', ''],
  ['GET', '/{locale}/api/articles-teaser/', ''],
  ['GET', '/{locale}/api/articles/', 'category page'],
  ['GET', '/{locale}/api/article-categories/', ''],
  ['GET', '/{locale}/api/search/autocomplete/', 'query'],
  ['GET', '/{locale}/api/search/', 'query'],
  ['GET', '/{locale}/api/search/events/', 'query page'],
  ['GET', '/{locale}/api/search/others/', 'query page'],
  ['GET', '/{locale}/api/breaking-news/', ''],
  ['GET', '/{locale}/api/seasons/', ''],
  ['GET', '/{locale}/api/production-tags/', ''],
  ['GET', '/{locale}/api/productions/', 'season exhibition_type tag date page'],
  ['GET', '/{locale}/api/venues/', ''],
  ['GET', '/{locale}/api/persons/', ''],
  ['GET', '/{locale}/api/persons/{id}/', ''],
  ['GET', '/{locale}/api/person-categories/', ''],
  ['GET', '/{locale}/api/terms/', ''],
  ['GET', '/{locale}/api/imprint/', ''],
  ['GET', '/{locale}/api/privacy-policy/', ''],
]

/** Calls that the source shows without the language: both are answered. */
const withoutLanguage = [
  '/api/opening-hours-today/',
  '/api/shop-cart/',
  '/api/user-details/',
  '/api/rooms/',
  '/api/exhibition-types/',
  '/api/event-tags/',
  '/api/series/',
  '/api/genres/',
  '/api/calendar/',
  '/api/search/autocomplete/',
  '/api/search/',
  '/api/search/events/',
  '/api/search/others/',
  '/api/breaking-news/',
  '/api/article-categories/',
  '/api/seasons/',
  '/api/production-tags/',
]

describe('X-10: the contract has the calls of the specification', () => {
  const operations = sources.flatMap((source) => Object.values(source.operations))

  test.each(calls)('%s %s', (method, path, query) => {
    const operation = operations.find((one) => one.method === method && one.path === path)
    expect(operation).toBeDefined()
    expect(operation?.extension).toBeUndefined()
    const known = Object.keys(operation?.query ?? {})
    expect(known).toEqual(expect.arrayContaining(query.split(' ').filter(Boolean)))
  })

  test.each(withoutLanguage)('%s may leave out the language', (path) => {
    const called = operations.filter((one) => one.path === `/{locale}${path}`)
    expect(called.map(({ localeOptional }) => localeOptional)).not.toContain(undefined)
    expect(called.length).toBeGreaterThan(0)
  })

  test('names of operations are unique, since they are the root fields of the graph', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })
})
