import { expect, test } from 'vitest'
import { offersIn } from './module-offers.ts'

/** As the specification lists them. */
const toolbar = [
  'headline',
  'text',
  'link',
  'image',
  'faq',
  'video',
  'audio',
  'viewer',
  'quote',
  'full-teaser',
  'teaser-list',
  'image-list',
  'video-list',
  'social-media',
]

test('E-02 the fourteen kinds of the toolbar are offered first, and every other kind as well', () => {
  const offers = offersIn('de')
  const common = offers.filter(({ isCommon }) => isCommon).map(({ kind }) => kind)
  expect(common.toSorted()).toEqual(toolbar.toSorted())
  expect(new Set(offers.map(({ kind }) => kind)).size).toBe(28)
})

test('E-03 a section is offered with each of the six column layouts', () => {
  const layouts = offersIn('en').filter(({ kind }) => kind === 'section')
  expect(layouts.map(({ fields }) => fields['layout'])).toEqual([
    '100',
    '67-33',
    '33-67',
    '50-50',
    '33-33-33',
    '25-50-25',
  ])
  expect(layouts[0]?.name).toBe('Section: One column')
})

test('E-02 a new link looks like a button until another display is chosen', () => {
  const link = offersIn('de').find(({ kind }) => kind === 'link')
  expect(link?.fields).toEqual({ extra_class: 'button' })
})
