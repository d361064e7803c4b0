import { describe, expect, test } from 'vitest'
import { checkEntry } from './check-entry.ts'
import { withEmailConfirmation } from './email-confirmation.ts'
import { type FieldKind, fieldTypes, kindOf } from './field-types.ts'
import type { FieldValue, FieldValues, FormField } from './form-field.ts'
import { initialValues } from './initial-values.ts'

function field(kind: FieldKind, more: Partial<FormField> = {}): FormField {
  const choices = [{ value: 'a' }, { value: 'b' }]
  const base = { slug: kind, fieldType: fieldTypes[kind], visible: true, required: false }
  return { ...base, default: '', choices, ...more }
}

const check = (fields: readonly FormField[], values: FieldValues) =>
  checkEntry({ fields, fileCount: 3 }, values)

function problemOf(kind: FieldKind, value: FieldValue, more: Partial<FormField> = {}) {
  return check([field(kind, more)], { [kind]: value })[0]?.problem
}

describe('S-06: initial values of fields', () => {
  test('5 and 7 hold lists, a single default is wrapped; 9 starts null; others with their default', () => {
    const fields = Object.keys(fieldTypes).map((kind) => field(kind as FieldKind, { default: 'a' }))
    const values = initialValues(fields)
    const byNumber = Object.fromEntries(
      fields.map(({ slug, fieldType }) => [fieldType, values[slug]]),
    )
    expect(byNumber).toEqual({
      ...Object.fromEntries(Object.values(fieldTypes).map((number) => [number, 'a'])),
      5: ['a'],
      7: ['a'],
      9: null,
    })
  })

  test('lists without a default are empty', () => {
    expect(initialValues([field('checkboxes'), field('selectSeveral')])).toEqual({
      checkboxes: [],
      selectSeveral: [],
    })
  })

  test('a field with an unknown type number is a line of text', () => {
    expect(kindOf(99)).toBe('text')
  })
})

describe('S-06: email2', () => {
  const email = field('email', { slug: 'mail', required: true })

  test('is added after the e-mail field, once, and to no other form', () => {
    const fields = withEmailConfirmation([field('text'), email, field('longText')], 'Noch einmal')
    expect(fields.map(({ slug }) => slug)).toEqual(['text', 'mail', 'email2', 'longText'])
    expect(fields[2]).toMatchObject({ label: 'Noch einmal', required: true })
    expect(withEmailConfirmation(fields, 'x')).toHaveLength(4)
    expect(withEmailConfirmation([field('text')], 'x')).toHaveLength(1)
    expect(withEmailConfirmation([{ ...email, visible: false }], 'x')).toHaveLength(1)
  })

  test('has to be the same, ignoring case', () => {
    const fields = withEmailConfirmation([email], '')
    const checkBoth = (mail: string, email2: string) => check(fields, { mail, email2 })
    expect(checkBoth('anna@example.org', ' Anna@example.org ')).toEqual([])
    expect(checkBoth('anna@example.org', 'otto@example.org')).toEqual([
      { slug: 'email2', problem: 'emailsDiffer' },
    ])
    expect(checkBoth('anna@example.org', '')).toEqual([{ slug: 'email2', problem: 'required' }])
    const optional = withEmailConfirmation([{ ...email, required: false }], '')
    expect(check(optional, { mail: 'anna@example.org', email2: '' })).toEqual([
      { slug: 'email2', problem: 'emailsDiffer' },
    ])
    expect(check(optional, { mail: '', email2: '' })).toEqual([])
  })
})

describe('S-06: every kind by its rule', () => {
  test.each<[FieldKind, FieldValue]>([
    ['text', ' '],
    ['longText', ''],
    ['email', ''],
    ['checkbox', ''],
    ['checkboxes', []],
    ['select', ''],
    ['selectSeveral', []],
    ['radio', ''],
    ['file', null],
    ['date', ''],
    ['dateTime', ''],
    ['number', ''],
    ['url', ''],
    ['birthday', ''],
  ])('%s may be empty only where it is not required', (kind, empty) => {
    const isTicked = ['checkbox', 'checkboxes', 'selectSeveral', 'radio'].includes(kind)
    expect(problemOf(kind, empty)).toBeUndefined()
    expect(problemOf(kind, empty, { required: true })).toBe(isTicked ? 'chosen' : 'required')
    expect(check([field(kind, { required: true })], {})).toHaveLength(1)
    expect(problemOf(kind, empty, { required: true, visible: false })).toBeUndefined()
  })

  test.each<[FieldKind, FieldValue, string | undefined]>([
    ['email', 'anna.berger+kassa@theater.example.at', undefined],
    ['email', 'anna@theater', 'email'],
    ['email', 'anna@@example.org', 'email'],
    ['email', 'anna@example.org, otto@example.org', 'email'],
    ['email', 'anna@example..org', 'email'],
    ['checkbox', 'true', undefined],
    ['checkbox', 'vielleicht', 'invalid'],
    ['checkboxes', ['a', 'b'], undefined],
    ['checkboxes', ['a', 'c'], 'choice'],
    ['checkboxes', 'a', 'choice'],
    ['select', 'b', undefined],
    ['select', 'c', 'choice'],
    ['selectSeveral', ['b'], undefined],
    ['radio', ['a'], 'choice'],
    ['file', ['eins'], undefined],
    ['file', 'eins', 'invalid'],
    ['file', ['1', '2', '3', '4'], 'tooManyFiles'],
    ['date', '2028-02-29', undefined],
    ['date', '2027-02-29', 'date'],
    ['date', '24.12.2026', 'date'],
    ['birthday', '1999-13-01', 'date'],
    ['dateTime', '2026-12-24T19:30', undefined],
    ['dateTime', '2026-12-24T24:30', 'dateTime'],
    ['dateTime', '2026-02-30T19:30', 'dateTime'],
    ['number', '-3,5', undefined],
    ['number', 'vierundzwanzig', 'number'],
    ['url', 'https://example.org/film', undefined],
    ['url', 'javascript:alert(1)', 'url'],
    ['text', 'x'.repeat(501), 'tooLong'],
    ['longText', 'x'.repeat(5_000), undefined],
  ])('%s with %j', (kind, value, problem) => {
    expect(problemOf(kind, value)).toBe(problem)
  })

  test('a field that the form does not have is one too many', () => {
    expect(check([field('text')], { text: '', admin: 'true' })).toEqual([
      { slug: 'admin', problem: 'unknownField' },
    ])
  })
})
