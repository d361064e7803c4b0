import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkFields } from './field-errors.ts'

test('X-09 a value that breaks two rules of one sentence gets that sentence once', () => {
  const sentence = 'Please enter a day.'
  const day = z
    .string()
    .regex(/^\d+-\d+-\d+$/, sentence)
    .refine((text) => !Number.isNaN(Date.parse(text)), sentence)
  const checked = checkFields(z.object({ day }), { values: { day: 'tomorrow' }, locale: 'en' })
  expect(checked).toEqual({ ok: false, errors: { day: [sentence] } })
})
