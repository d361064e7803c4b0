import { expect, test } from 'vitest'
import { codeMessage, problemMessage } from './problem-message.ts'

/** The key of a message, and its values. */
const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as Parameters<
  typeof problemMessage
>[1]

test('B-07 numbers of the ticketing have their own messages, others that of the origin', () => {
  const problem = { code: 'NOT_ENOUGH_SEATS', message: 'Zu wenige.', responseCode: -214 }
  expect(problemMessage(problem, t)).toEqual(['error {"code":"-214"}', 'notEnoughSeats'])
  expect(problemMessage({ ...problem, responseCode: -1 }, t)).toEqual(['error {"code":"-1"}'])
  expect(problemMessage({ ...problem, responseCode: null }, t)).toEqual(['Zu wenige.'])
})

test('B-07 a code in an address has the same message as its number', () => {
  expect(codeMessage('no-reservation', t)).toEqual(['error {"code":"-204"}', 'noReservation'])
  expect(codeMessage('not-on-sale', t)).toEqual(['plain.not-on-sale'])
  expect(codeMessage('unknown-timeslot', t)).toEqual(['plain.unavailable'])
})
