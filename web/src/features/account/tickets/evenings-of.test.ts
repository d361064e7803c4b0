import { expect, test } from 'vitest'
import { momentAtTheatre } from '#lib/time/site-zone.ts'
import { eveningsOf } from './evenings-of.ts'
import type { OwnOrder } from './find-orders.ts'

const orderOf = (day: string, status: OwnOrder['status'] = 'PLACED', time = '19:30') =>
  ({
    number: 10_042,
    status,
    tickets: [
      {
        code: `${day} ${time}`,
        timeStart: null,
        event: { number: Number(day.slice(-2)), day, time },
      },
    ],
  }) as unknown as OwnOrder

const daysOf = (evenings: ReturnType<typeof eveningsOf>['coming']) =>
  evenings.map(({ event }) => event.day)

// Summer time begins at two in the night of 29 March 2026, and ends at three in that of 25 October.
test.each([
  ['a minute before the day on which summer time begins', '2026-03-28T22:59:00Z', '2026-03-28'],
  ['as it begins', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['a minute before it is over, an hour earlier than usual', '2026-03-29T21:59:00Z', '2026-03-29'],
  ['as it is over', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['a minute before the longer day is over', '2026-10-25T22:59:00Z', '2026-10-25'],
  ['as the longer day is over', '2026-10-25T23:00:00Z', '2026-10-26'],
])('S-09: an evening is coming until its day is over at the theatre: %s', (_, instant, today) => {
  const day = momentAtTheatre(Date.parse(instant)).day
  expect(day).toBe(today)
  const orders = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((one) =>
    orderOf(one),
  )
  const { coming, past } = eveningsOf(orders, day)
  expect(daysOf(coming)[0]).toBe(today)
  expect(daysOf(past).every((one) => one < today)).toBe(true)
  expect(coming.length + past.length).toBe(orders.length)
})

test('S-09: the next evening is first, the latest of those that are over too, and what is not valid is none', () => {
  const orders = [
    orderOf('2026-05-03'),
    orderOf('2026-05-01'),
    orderOf('2026-05-01', 'PLACED', '15:00'),
    orderOf('2026-04-01'),
    orderOf('2026-04-02'),
    orderOf('2026-05-02', 'CANCELED'),
    orderOf('2026-05-02', 'UNCONFIRMED'),
  ]
  const { coming, past } = eveningsOf(orders, '2026-05-01')
  expect(coming.map(({ event }) => `${event.day} ${event.time}`)).toEqual([
    '2026-05-01 15:00',
    '2026-05-01 19:30',
    '2026-05-03 19:30',
  ])
  expect(daysOf(past)).toEqual(['2026-04-02', '2026-04-01'])
})
