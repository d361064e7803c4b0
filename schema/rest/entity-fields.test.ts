import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type ModuleKind, moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import { ArticleList } from './articles.ts'
import { BreakingNews } from './breaking-news.ts'
import { Form, FormEntryWrite } from './forms.ts'
import { OpeningHours, OpeningHoursToday } from './opening-hours.ts'
import { requiredFields, requiredFieldsOfModules } from './required-fields.ts'
import { ArticleCategory } from '@foyer/schema/shapes/article.ts'
import { sources } from './sources.ts'

/** Fields of modules that section 3 names, beside the required ones. */
const namedFieldsOfModules: Partial<Record<ModuleKind, string>> = {
  text: 'content anchor decrease_distance',
  link: 'link_text link extra_class sticky anchor',
  image: 'image format description image_obj image_thumbnails link_url link text',
  video: 'video_url image title length',
  'self-hosted-video': 'file image title',
  audio: 'embed',
  'self-hosted-audio': 'file',
  viewer: 'embed',
  'social-media': 'embed',
  quote: 'content author',
  faq: 'items',
  'teaser-list': 'items',
  'logo-list': 'extra_class items',
  html: 'html_code',
  forms: 'hubspot_id',
  'hero-media': 'headline text button_text button_link sticky image video online_from online_to',
  'blog-teaser-list': 'items',
  'two-columns': 'extra_class text image',
  'anchor-list': 'sticky children',
  'video-list': 'items',
}

/** Entities of section 3 of which an origin may return a part. */
const otherNamedFields: [string, z.ZodObject, string][] = [
  ['form', Form, 'id title intro fields'],
  [
    'form field',
    Form.shape.fields.element,
    'slug field_type required visible choices default placeholder_text help_text id label',
  ],
  ['form entry', FormEntryWrite, 'form field_values'],
  ['breaking-news alert', BreakingNews, 'id title text link link_title'],
  ['opening hours today', OpeningHoursToday, 'opening_hours opening_hours_exceptions'],
  ['opening hours', OpeningHours, 'time_from time_to closed alternative_link_url alternative_text'],
  ['article category', ArticleCategory, 'id name style_name slug'],
  ['paged list of articles', ArticleList, 'count next previous results'],
]

describe('X-11: every entity carries the fields that the specification names', () => {
  test.each(Object.entries(requiredFieldsOfModules))('module %s', (kind, fields) => {
    const definition = moduleKinds.find((one) => one.kind === kind)
    const returned = Object.keys(definition ? moduleShapes(definition).ResponseBody.shape : {})
    expect(returned).toEqual(expect.arrayContaining(['parent', 'order', ...fields.split(' ')]))
  })

  test.each(Object.entries(namedFieldsOfModules))('module %s, in full', (kind, fields) => {
    const definition = moduleKinds.find((one) => one.kind === kind)
    const returned = Object.keys(definition ? moduleShapes(definition).ResponseBody.shape : {})
    expect(returned).toEqual(expect.arrayContaining(['parent', 'order', ...fields.split(' ')]))
  })

  test.each(otherNamedFields)('%s, which an origin may lack', (_, shape, fields) => {
    expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
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

/** Calls that the source shows without the language: both addresses are served. */
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
