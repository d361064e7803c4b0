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

/** Method, path and query of section 7, as far as the pages here need them. */
const calls: [string, string, string][] = [
  ['GET', '/{locale}/pageeditor-api/user', ''],
  ['GET', '/{locale}/pageeditor-api/nav', ''],
  ['GET', '/{locale}/pageeditor-api/page/{path}', 'version_id'],
  ['GET', '/{locale}/pageeditor-api/container/by-slug/{slug}', 'version_id'],
  ['GET', '/{locale}/pageeditor-api/redirect', ''],
  ['GET', '/pageeditor-api/settings', ''],
  ['GET', '/{locale}/api/user-details/', ''],
  ['GET', '/{locale}/api/rooms/', ''],
  ['GET', '/{locale}/api/exhibition-types/', ''],
  ['GET', '/{locale}/api/event-tags/', ''],
  ['GET', '/{locale}/api/series/', ''],
  ['GET', '/{locale}/api/genres/', ''],
  ['GET', '/{locale}/api/calendar/', 'date room type tag'],
  ['GET', '/{locale}/api/teasers/', ''],
  ['GET', '/{locale}/api/events/', 'room type tag series genre date page page_size'],
  ['GET', '/{locale}/api/events/{id}/', ''],
  ['POST', '/{locale}/api/shop-cart/', ''],
  ['GET', '/{locale}/api/seasons/', ''],
  ['GET', '/{locale}/api/production-tags/', ''],
  ['GET', '/{locale}/api/productions/', 'season exhibition_type tag date page'],
  ['GET', '/{locale}/api/venues/', ''],
  ['GET', '/{locale}/api/persons/', ''],
  ['GET', '/{locale}/api/persons/{id}/', ''],
  ['GET', '/{locale}/api/person-categories/', ''],
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

  test('names of operations are unique, since they are the root fields of the graph', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })
})
