import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueMessage } from './issue-messages.ts'
import { sayRule } from './rule-messages.ts'
import { Id, IdList, LocalDate, type Locale, Slug } from './scalars.ts'

const options = z.enum(['', 'left', 'right'])

test.each<[string, z.ZodType, unknown, string, string]>([
  [
    'a missing value',
    z.string(),
    undefined,
    'Dieses Feld ist ein Pflichtfeld!',
    'This field is required!',
  ],
  [
    'a number in place of a text',
    z.string(),
    7,
    'Bitte geben Sie hier einen Text ein.',
    'Please enter text here.',
  ],
  [
    'a word in place of a number',
    Id,
    'x',
    'Bitte geben Sie hier eine ganze Zahl ein.',
    'Please enter a whole number here.',
  ],
  [
    'a fraction',
    Id,
    1.5,
    'Bitte geben Sie hier eine ganze Zahl ein.',
    'Please enter a whole number here.',
  ],
  [
    'a number that is too high',
    z.int().max(100),
    101,
    'Bitte geben Sie höchstens 100 ein.',
    'Please enter 100 at most.',
  ],
  [
    'a number that is too low',
    z.int().min(1),
    0,
    'Bitte geben Sie mindestens 1 ein.',
    'Please enter 1 at least.',
  ],
  [
    'a text that is too long',
    z.string().max(3),
    'abcd',
    'Bitte verwenden Sie höchstens 3\u00a0Zeichen.',
    'Please use no more than 3 characters.',
  ],
  [
    'too many entries',
    z.array(Id).max(1),
    [1, 2],
    'Bitte geben Sie höchstens einen Eintrag an.',
    'Please enter no more than one entry.',
  ],
  [
    'no choice',
    options,
    'up',
    'Bitte wählen Sie eine dieser Möglichkeiten: „left“, „right“.',
    'Please choose one of these: “left”, “right”.',
  ],
  [
    'no day',
    LocalDate,
    '1.12.2026',
    'Bitte geben Sie das Datum so ein: 2026-12-24.',
    'Please enter the date like this: 2026-12-24.',
  ],
  [
    'no slug',
    Slug,
    'Nicht gültig',
    'Bitte verwenden Sie nur a–z, 0–9 und Bindestriche.',
    'Please use only a–z, 0–9 and hyphens.',
  ],
  [
    'no list of ids',
    IdList,
    '1;2',
    'Bitte geben Sie Nummern an, getrennt durch Beistriche.',
    'Please enter ids, separated by commas.',
  ],
])('the message for %s says what to do, in both languages', (_, shape, value, german, english) => {
  expect(messageOf(shape, value, 'de')).toBe(german)
  expect(messageOf(shape, value, 'en')).toBe(english)
})

function messageOf(shape: z.ZodType, value: unknown, locale: Locale): string | undefined {
  const { error } = shape.safeParse(value, { error: (issue) => issueMessage(issue, locale) })
  return error && sayRule(error.issues[0]!.message, locale)
}
