import { expect, test } from 'vitest'
import { placeholders, readParameters } from './route-parameters.ts'

test('the parameters of an address are parsed', () => {
  const raw = { locale: 'en', slug: 'the-seagull', number: '7' }
  expect(readParameters('events-slug-id', raw)).toEqual({
    locale: 'en',
    slug: 'the-seagull',
    number: 7,
  })
})

test('what is no number names no entity', () => {
  expect(readParameters('events-slug-id', { slug: 'x', number: '07' })).toBe('missing')
  expect(readParameters('events-slug-id', { slug: 'x', number: 'seven' })).toBe('missing')
})

test('the query of a list is read from its path', () => {
  const read = readParameters('events', { locale: 'de', list: 'genre-3.page-2' })
  if (typeof read === 'string') throw new Error(read)
  expect([...read.query]).toEqual([
    ['genre', '3'],
    ['page', '2'],
  ])
})

test('a build draws one page of each route, which is known by all its parameters at once', () => {
  expect(placeholders('magazine-tags-tag-id')).toEqual({ tag: '-', number: '-', list: '-' })
  expect(placeholders('cart')).toEqual({ static: '-' })
  expect(placeholders('page')).toEqual({ path: ['-'] })
  expect(readParameters('page', { path: ['-'] })).toBe('build')
  expect(readParameters('events-slug-id', { slug: '-', number: '-' })).toBe('build')
  // Anybody can request such a slug.
  expect(readParameters('events-slug-id', { slug: '-', number: '7' })).toMatchObject({ number: 7 })
})

test('a handler without parameters gets the language', () => {
  expect(readParameters('cart-change', { locale: 'en' })).toEqual({ locale: 'en' })
})
