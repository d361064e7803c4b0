import { expect, test } from 'vitest'
import { datesOfRun } from './dates-of-run.ts'

test('a run has its weekdays without the exceptions, across the change of the clocks', () => {
  const run = {
    from: '2027-03-25',
    until: '2027-04-05',
    weekdays: [4, 7],
    times: ['19:30:00', '15:00:00'],
    except: ['2027-04-01'],
  }
  expect(datesOfRun(run, 100)).toEqual([
    { day: '2027-03-25', time: '15:00:00' },
    { day: '2027-03-25', time: '19:30:00' },
    { day: '2027-03-28', time: '15:00:00' },
    { day: '2027-03-28', time: '19:30:00' },
    { day: '2027-04-04', time: '15:00:00' },
    { day: '2027-04-04', time: '19:30:00' },
  ])
})

test('a run that never ends is cut', () => {
  const run = { from: '2027-01-01', until: '9999-12-31', weekdays: [], times: [null], except: [] }
  expect(datesOfRun(run, 20)).toHaveLength(21)
})

test('a run that has no such weekday ends', () => {
  const run = { from: '2027-01-04', until: '2027-01-06', weekdays: [7], times: [null], except: [] }
  expect(datesOfRun(run, 20)).toEqual([])
})
