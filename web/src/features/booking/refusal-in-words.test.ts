import { expect, test } from 'vitest'
import { codeInWords, refusalInWords } from './refusal-in-words.ts'

/** The key of a message, and what fills it. */
const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as Parameters<
  typeof refusalInWords
>[1]

test('B-07 numbers of the ticketing are told by their number, all else in the words of the origin', () => {
  const refusal = { code: 'NOT_ENOUGH_SEATS', message: 'Zu wenige.', responseCode: -214 }
  expect(refusalInWords(refusal, t)).toEqual(['error {"code":-214}', 'notEnoughSeats'])
  expect(refusalInWords({ ...refusal, responseCode: -1 }, t)).toEqual(['error {"code":-1}'])
  expect(refusalInWords({ ...refusal, responseCode: null }, t)).toEqual(['Zu wenige.'])
})

test('B-07 a code in an address says the same as the number', () => {
  expect(codeInWords('no-reservation', t)).toEqual(['error {"code":-204}', 'noReservation'])
  expect(codeInWords('not-on-sale', t)).toEqual(['plain.not-on-sale'])
  expect(codeInWords('unknown-timeslot', t)).toEqual(['plain.unavailable'])
})
