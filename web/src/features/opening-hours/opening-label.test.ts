import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { createTranslator } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { de } from '#messages/de.ts'
import { en } from '#messages/en.ts'
import { openingDay } from './opening-day.ts'
import { openingLabel } from './opening-label.ts'
import { openingSentences } from './opening-sentences.ts'

const noon = [
  { from: '10:00', to: '13:00' },
  { from: '15:00', to: '18:00' },
]

const messages = { de, en }

type Day = { ranges?: typeof noon; next?: { day: string; time: string }; locale: Locale }

function said(clock: string, { ranges = noon, next, locale }: Day) {
  const namespace = 'openingHours'
  const t = createTranslator({ locale, messages: messages[locale], namespace })
  const sentences = openingSentences({ ranges, next }, { t, locale })
  return sentences && openingLabel(sentences, clock)
}

const german = (clock: string, ranges = noon) => said(clock, { ranges, locale: 'de' })

test.each([
  ['00:00', 'Geöffnet ab 10:00 Uhr'],
  ['09:59', 'Geöffnet ab 10:00 Uhr'],
  ['10:00', 'Geöffnet bis 18:00 Uhr'],
  ['14:00', 'Geöffnet bis 18:00 Uhr'],
  ['17:59', 'Geöffnet bis 18:00 Uhr'],
  ['18:00', 'Geschlossen'],
  ['23:59', 'Geschlossen'],
])('P-17 at %s two ranges are as one: %s', (clock, label) => {
  expect(german(clock)).toBe(label)
})

test('P-17 the English label has the same times', () => {
  const english = (clock: string) => said(clock, { locale: 'en' })
  expect(['08:00', '12:00', '20:00'].map(english)).toEqual([
    'Open from 10:00',
    'Open until 18:00',
    'Closed',
  ])
})

test('P-17 after the last hour the label says when it opens, also in January', () => {
  const tuesday = { day: '2026-11-24', time: '10:00' }
  expect(said('18:00', { next: tuesday, locale: 'de' })).toBe(
    'Geschlossen bis Di, 24.11., 10:00 Uhr',
  )
  expect(said('18:00', { next: tuesday, locale: 'en' })).toBe('Closed until Tue 24 Nov, 10:00')
  expect(said('17:59', { next: tuesday, locale: 'en' })).toBe('Open until 18:00')
  const january = { day: '2027-01-02', time: '09:00' }
  expect(said('23:00', { next: january, locale: 'de' })).toBe('Geschlossen bis Sa, 2.1., 09:00 Uhr')
})

test('P-17 a range past midnight does not close before midnight', () => {
  const night = [
    { from: '18:00', to: '20:00' },
    { from: '22:00', to: '01:00' },
  ]
  expect(german('23:59', night)).toBe('Geöffnet bis 01:00 Uhr')
})

const minutesOfDay = integer({ min: 0, max: 24 * 60 - 1 })
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test('P-17 for any ranges in any order, a day is early, then open, then late, each at its minute', () => {
  const times = uniqueArray(minutesOfDay, { minLength: 2, maxLength: 8 })
  assert(
    property(times, minutesOfDay, (chosen, now) => {
      const sorted = chosen.toSorted((one, other) => one - other)
      const ends = sorted.slice(0, sorted.length - (sorted.length % 2))
      const ranges = ends
        .flatMap((from, index) =>
          index % 2 === 0 ? [{ from: clockOf(from), to: clockOf(ends[index + 1]!) }] : [],
        )
        .toReversed()
      const [first, last] = [ends[0]!, ends.at(-1)!]
      const label = german(clockOf(now), ranges)
      if (now < first) expect(label).toBe(`Geöffnet ab ${clockOf(first)} Uhr`)
      else if (now < last) expect(label).toBe(`Geöffnet bis ${clockOf(last)} Uhr`)
      else expect(label).toBe('Geschlossen')
    }),
  )
})

test('P-17 exceptions take precedence over the usual hours', () => {
  const entry = record({
    timeFrom: minutesOfDay.map(clockOf),
    timeTo: minutesOfDay.map(clockOf),
    closed: constantFrom(true, false),
    link: constantFrom(null, { url: '/de/programm' }, { url: 'https://tickets.example/' }),
    alternativeText: constantFrom(null, 'Sommerpause'),
  })
  const entries = uniqueArray(entry, { maxLength: 4, selector: (one) => JSON.stringify(one) })
  assert(
    property(entries, entries, (usual, exceptions) => {
      const day = openingDay({ openingHours: usual, openingHoursExceptions: exceptions })
      const holding = exceptions.length > 0 ? exceptions : usual
      expect(day.ranges).toEqual(
        holding
          .filter(({ closed }) => !closed)
          .map(({ timeFrom, timeTo }) => ({ from: timeFrom, to: timeTo })),
      )
      expect(day.text ?? null).toBe(holding[0]?.alternativeText ?? null)
      expect(day.href ?? null).toBe(holding[0]?.link?.url ?? null)
    }),
  )
})

test('P-17 other spellings of a time are parsed, and invalid ones left out', () => {
  const rest = { closed: false, link: null, alternativeText: null }
  const { ranges } = openingDay({
    openingHours: [
      { ...rest, timeFrom: '9:00', timeTo: '12:30:00' },
      { ...rest, timeFrom: 'morning', timeTo: '18:00' },
    ],
    openingHoursExceptions: [],
  })
  expect(ranges).toEqual([{ from: '09:00', to: '12:30' }])
})

test('P-17 a link that would run a script is dropped', () => {
  const entry = { timeFrom: null, timeTo: null, closed: true, alternativeText: 'x' }
  const hrefs = ['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', '']
  for (const url of hrefs) {
    const { href } = openingDay({
      openingHours: [{ ...entry, link: { url } }],
      openingHoursExceptions: [],
    })
    expect(href).toBeUndefined()
  }
})
