import { expect, test } from 'vitest'
import { localTime, personName, plainText } from './archive-texts.ts'
import type { Concert } from './programme-shape.ts'
import { programmeEntries } from './works.ts'

const concert = (date: string, time: string): Concert => ({
  eventType: 'Special',
  Location: 'Manhattan, NY',
  Venue: 'Carnegie Hall',
  Date: date,
  Time: time,
})

test.each([
  ['1842-12-07T05:00:00Z', '8:00PM', { day: '1842-12-07', time: '20:00' }],
  ['2024-09-13T04:00:00Z', '2:00PM', { day: '2024-09-13', time: '14:00' }],
  ['1950-09-05T04:00:00Z', 'None', { day: '1950-09-05', time: null }],
  ['1999-12-31T05:00:00Z', '12:15AM', { day: '1999-12-31', time: '00:15' }],
  ['1999-12-31T05:00:00Z', '12:15PM', { day: '1999-12-31', time: '12:15' }],
])(
  'the day is part of the date, and the time is a separate field (%s, %s)',
  (date, time, expected) => {
    expect(localTime(concert(date, time))).toEqual(expected)
  },
)

test('names are family, then given, with double spaces', () => {
  expect(personName('Beethoven,  Ludwig  van')).toEqual({
    firstName: 'Ludwig van',
    lastName: 'Beethoven',
  })
  expect(personName('New York Choral Society')).toEqual({
    firstName: '',
    lastName: 'New York Choral Society',
  })
})

test('emphasised words are put back where removed markup left a gap', () => {
  expect(plainText({ _: 'AIR FROM  (ARR. Bellison)', em: 'SUITE IN D MAJOR' })).toBe(
    'AIR FROM SUITE IN D MAJOR (ARR. Bellison)',
  )
  expect(plainText({ _: 'Overture To', em: 'Tannhäuser' })).toBe('Overture To Tannhäuser')
})

test('movements of one work that follow each other are one entry; an interval is one of its own', () => {
  const work = (ID: string, movement?: string) => ({
    ID,
    workTitle: 'OBERON',
    composerName: 'Weber,  Carl  Maria von',
    soloists: [],
    ...(movement && { movement }),
  })
  const interval = { ID: '0*', interval: 'Intermission', soloists: [] }
  expect(
    programmeEntries([
      work('8834*1', 'Overture'),
      work('8834*4', 'Aria'),
      interval,
      work('8834*2', 'Finale'),
    ]),
  ).toMatchObject([
    { kind: 'work', composer: 'Carl Maria von Weber', movements: ['Overture', 'Aria'] },
    { kind: 'interval', title: { de: 'Pause' } },
    { kind: 'work', movements: ['Finale'] },
  ])
})
