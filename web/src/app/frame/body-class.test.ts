import { expect, test } from 'vitest'
import { bodyClass } from './body-class.ts'

test.each([
  ['page', 'page'],
  ['page-editor', 'page'],
  ['index', 'page'],
  ['events', 'non-cms'],
  ['events-slug-id', 'non-cms'],
  ['webshop', 'webshop'],
])('L-02 the body of %s has the class %s', (view, name) => {
  expect(bodyClass(view)).toBe(name)
})

test.each([
  'magazine-slug-id',
  'venues-slug-id',
  'team',
  'team-slug-id',
  'series-slug-id',
  'forms-slug-id',
  'search',
  'user-profile',
  'not-found',
  'cms-hub',
  undefined,
])('L-02 the body of %s has no class', (view) => {
  expect(bodyClass(view)).toBeUndefined()
})

test.each(['agb', 'datenschutz', 'impressum'])(
  'L-02 legal pages have no class, although editors write them: %s',
  (path) => {
    expect(bodyClass('page', path)).toBeUndefined()
    expect(bodyClass('page', `haus/${path}`)).toBe('page')
  },
)
