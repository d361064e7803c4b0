import { line } from '@foyer/schema/fields/text-fields.ts'
import { expect, test } from 'vitest'
import { checkFields } from '#http/field-errors.ts'
import { draftShape } from './draft-shapes.ts'

const headline = line({
  required: true,
  label: { de: 'Überschrift', en: 'Headline' },
  description: 'A headline.',
})

const check = (value: unknown) =>
  checkFields(draftShape({ headline }), { values: { headline: value }, locale: 'de' })

test('E-05 a line of a draft may be empty or blank, though it is required', () => {
  for (const value of ['', ' ', '\u00a0', 'Vorhang']) expect(check(value).ok, value).toBe(true)
})

test('E-05 a line of a draft is refused in words if it is too long, or no text', () => {
  for (const value of ['x'.repeat(301), ' '.repeat(301), 7]) {
    const checked = check(value)
    expect(checked.ok).toBe(false)
    expect(checked.ok || checked.errors['headline']?.[0]).toMatch(/\w{3}/)
  }
})
