import { expect, test } from 'vitest'
import { entryClock, offeredEntries, offeredLines, type SeatGroup } from './offer.ts'

const price = (saleTypeNumber: number, name: string) => ({
  number: saleTypeNumber,
  price: { amount: '20.00', currency: 'EUR' as const },
  saleTypeNumber,
  seatGroupNumber: 3,
  text: '',
  name,
})
const group = (seatGroupNumber: number, more: Partial<SeatGroup> = {}): SeatGroup => ({
  number: seatGroupNumber,
  status: 'AVAILABLE',
  name: `Gruppe ${seatGroupNumber}`,
  prices: [price(1, 'Vollpreis')],
  timeslots: [],
  ...more,
})
const slot = (number: number, timeStart: string, status: SeatGroup['status'] = 'AVAILABLE') => ({
  number,
  timeStart,
  status,
})

test('B-02 the full price is the main one, the rest are discounts, in their order', () => {
  const prices = [price(2, 'Ermäßigt'), price(7, 'Vollpreis'), price(3, 'Senioren')]
  const [line] = offeredLines([group(3, { prices })], undefined)
  expect(line?.main.name).toBe('Vollpreis')
  expect(line?.discounts.map(({ name }) => name)).toEqual(['Ermäßigt', 'Senioren'])
})

test('B-05 seat groups that cannot be had and those without a price are not offered', () => {
  const groups = [group(1, { status: 'UNAVAILABLE' }), group(2), group(3, { prices: [] })]
  expect(offeredLines(groups, undefined).map(({ seatGroupNumber }) => seatGroupNumber)).toEqual([2])
})

test('B-05 unavailable timeslots are not offered; the first available comes first, as HH:MM', () => {
  const timeslots = [slot(9, '10:30:00'), slot(7, '10:00:00', 'UNAVAILABLE'), slot(8, '09:30:00')]
  expect(offeredEntries([group(1, { timeslots })], [])).toEqual([
    { timeslot: 8, clock: '09:30' },
    { timeslot: 9, clock: '10:30' },
  ])
  expect(entryClock('15:30:00')).toBe('15:30')
})

test('B-05 a timeslot that is sold out for a chosen seat group is not offered, nor that group at that time', () => {
  const groups = [
    group(1, { timeslots: [slot(7, '10:00:00'), slot(8, '10:30:00')] }),
    group(2, { timeslots: [slot(7, '10:00:00', 'UNAVAILABLE'), slot(8, '10:30:00')] }),
  ]
  expect(offeredEntries(groups, []).map(({ timeslot }) => timeslot)).toEqual([7, 8])
  expect(offeredEntries(groups, [2]).map(({ timeslot }) => timeslot)).toEqual([8])
  expect(offeredLines(groups, 7).map(({ seatGroupNumber }) => seatGroupNumber)).toEqual([1])
})

test('B-05 an event without timeslots offers none', () => {
  expect(offeredEntries([group(1)], [])).toEqual([])
})
