import { events } from '@foyer/schema/resources/programme/events.ts'
import { productions } from '@foyer/schema/resources/programme/productions.ts'
import { persons } from '@foyer/schema/resources/persons.ts'
import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import { expect, test } from 'vitest'
import { changedValues, writtenValues } from './written-values.ts'

const stored = {
  id: 3,
  revision: 7,
  first_name: 'Miriam',
  last_name: 'Öllinger',
  slug: 'miriam-oellinger',
  profession: { de: 'Sopran' },
  biography: { de: '' },
  category: 2,
  image: null,
  credits: [{ id: 11, production: 1, group: 'cast', role: { de: 'Pamina' } }],
}

test('X-12 only what differs is sent, and children whole, with the ids that they have', () => {
  const credits = [
    ...stored.credits,
    { production: 4, group: 'team', role: { de: 'Regie', en: '' } },
  ]
  const after = { ...stored, profession: { de: 'Sopran', en: '' }, image: '', credits }
  expect(changedValues(persons, { before: stored, after })).toEqual({
    credits: [
      { id: 11, production: 1, group: 'cast', role: { de: 'Pamina' } },
      { production: 4, group: 'team', role: { de: 'Regie' } },
    ],
  })
})

test('X-12 a form in which only the required fields are filled meets the rules', () => {
  const sent = writtenValues(persons, { last_name: 'Öllinger', first_name: null, category: null })
  expect(resourceShapes(persons).Write.safeParse(sent)).toMatchObject({ success: true })
})

test('X-12 an amount that is missing is reported, and lines that are empty are none', () => {
  const event = { day: '2031-03-04', venue: 1, prices: [{ sale_type: 1, name: { de: 'Karte' } }] }
  const parsed = resourceShapes(events).Write.safeParse(writtenValues(events, event))
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['prices', 0, 'price_cents']])
  const works = [{ title: { de: 'Suite' }, movements: ['Allegro ', '', 'Adagio'] }]
  const sent = writtenValues(productions, { title: { de: 'Konzert' }, tags: [2], works })
  expect(sent).toMatchObject({ tags: [2], works: [{ movements: ['Allegro', 'Adagio'] }] })
})
