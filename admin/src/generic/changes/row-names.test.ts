import { events } from '@foyer/schema/resources/programme/events.ts'
import { persons } from '@foyer/schema/resources/persons.ts'
import { expect, test } from 'vitest'
import { changedValue } from './changed-value.ts'
import { numbersOfRows } from './row-names.ts'

test('X-12 a difference names other rows, also in the children of a row, and keeps the number of one that is gone', () => {
  const names: Record<number, string> = { 3: 'Großes Haus', 4: 'Die Zauberflöte' }
  const words = { locale: 'de', nameOf: (_field: object, id: number) => names[id] } as const
  expect(changedValue(events, { name: 'venue', value: 3, ...words })).toBe('Großes Haus')
  expect(changedValue(events, { name: 'venue', value: 8, ...words })).toBe('8')
  expect(changedValue(events, { name: 'venue', value: null, ...words })).toBe('')
  const credits = [{ id: 11, production: 4, group: 'cast', role: { de: 'Pamina' } }]
  expect(changedValue(persons, { name: 'credits', value: credits, ...words })).toBe(
    'Die Zauberflöte · Besetzung · Pamina',
  )
})

test('X-12 the names of all rows that changes name are read together, each once and not without end', () => {
  const credits = [
    { production: 4, group: 'cast' },
    { production: 5, group: 'cast' },
  ]
  const found = numbersOfRows([
    { definition: persons, changes: [{ field: 'credits', before: [], after: credits }] },
    {
      definition: events,
      changes: [
        { field: 'production', before: 4, after: 6 },
        { field: 'day', before: '2031-03-05', after: null },
      ],
    },
  ])
  expect([...found].map(([{ resource }, numbers]) => [resource, numbers])).toEqual([
    ['productions', [4, 5, 6]],
  ])
  const many = Array.from({ length: 900 }, (_, index) => ({
    definition: events,
    changes: [{ field: 'venue', after: index + 1 }],
  }))
  expect([...numbersOfRows(many).values()][0]).toHaveLength(500)
})
