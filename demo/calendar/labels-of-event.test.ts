import { expect, test } from 'vitest'
import { readContent } from '#content/content-files.ts'
import { weekdayOf } from './calendar-days.ts'
import { seriesOfEvent } from './labels-of-event.ts'
import { schedule } from './schedule.ts'
import { usualType } from './usual-type.ts'

test('the family subscription has what its text promises: short shows on Saturdays and Sundays at 3 pm', async () => {
  const productions = await readContent('productions')
  const ofFamilies = productions.filter(({ series }) => series.includes('familien-abo'))
  expect(ofFamilies.length).toBeGreaterThanOrEqual(4)
  for (const { durationMinutes } of ofFamilies) expect(durationMinutes).toBeLessThan(90)
  const scheduled = schedule(
    ofFamilies.map(({ key, runs, durationMinutes: minutes, genre }) => ({
      key,
      runs,
      minutes,
      type: usualType(genre),
    })),
    new Date('2026-11-23T12:00:00Z'),
  )
  const inSubscription = scheduled.filter((slot) => {
    const production = ofFamilies.find(({ key }) => key === slot.owner)!
    return seriesOfEvent(slot, production).includes('familien-abo')
  })
  expect(inSubscription.length).toBeGreaterThanOrEqual(4)
  for (const { day, time } of inSubscription) {
    expect([weekdayOf(day), time]).toEqual([
      expect.toSatisfy((weekday) => [0, 6].includes(weekday)),
      '15:00',
    ])
  }
})
