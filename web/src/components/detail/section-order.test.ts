import { expect, test } from 'vitest'
import { eventSections, productionSections } from './section-order.ts'

test('P-10 the sections of an event have their order; in the region its own section comes first', () => {
  expect(eventSections.theatre).toEqual([
    'ImportantInfo',
    'OpeningHours',
    'Description',
    'ImageSlider',
    'Contributors',
    'Video',
    'Programs',
    'Children',
    'Series',
    'Events',
    'Blog',
    'Sponsors',
    'Promoter',
    'Venue',
  ])
  expect(eventSections.region[0]).toBe('Children')
  expect(eventSections.region.filter((section) => section !== 'Children')).toEqual(
    eventSections.theatre.filter((section) => section !== 'Children'),
  )
})

test('P-11 the sections of a production have their order, none twice in either variant', () => {
  expect(productionSections.theatre).toEqual([
    'OpeningHours',
    'Description',
    'ImageSlider',
    'Contributors',
    'Video',
    'Programs',
    'Events',
    'Blog',
    'Promoter',
  ])
  for (const sections of Object.values(productionSections)) {
    expect(sections.toSorted()).toEqual(productionSections.theatre.toSorted())
  }
})
