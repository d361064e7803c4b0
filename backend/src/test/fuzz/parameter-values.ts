import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './contract-schema.ts'

/** A value as it is written into an address, and what it means; nothing where it cannot be decoded. */
export type Written = { text: string | undefined; encoded: string }

/** Values that have broken other services. */
const hostile = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  ' 1',
  '٣',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table event; --",
  '%',
  '\\',
  '"',
  '<script>',
  '${7*7}',
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\r\nX: y',
  '\u202e',
  '\ufeff',
  '\uffff',
  'ﷺ',
  '👩‍👩‍👧‍👦',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'ẞtraße',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-11-22T00:00:00Z',
  '1,',
  ',1',
  '1,1',
  'x'.repeat(101),
  'x'.repeat(2_000),
  '👍'.repeat(60),
  '1'.repeat(1_000),
  '1,'.repeat(200),
]

/** Escapes that no text is written as. */
const malformed = ['%', '%zz', '%ff', '%C0%AE', '%ED%A0%80', '%u0041', '%E4']

/** What callers may write for a parameter: values of its schema, its bounds, and whatever else. */
export function parameterValues(schema: Schema, known: readonly string[] = []): Arbitrary<Written> {
  const valid = fc.oneof(
    validText(schema),
    ...(known.length > 0 ? [{ arbitrary: fc.constantFrom(...known), weight: 3 }] : []),
  )
  const text = fc.oneof(
    { arbitrary: valid, weight: 6 },
    { arbitrary: fc.constantFrom(...boundsOf(schema), ...hostile), weight: 2 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
  )
  return fc.oneof(
    {
      arbitrary: text.map((value) => ({ text: value, encoded: encodeURIComponent(value) })),
      weight: 30,
    },
    {
      arbitrary: fc.constantFrom(...malformed).map((encoded) => ({ text: undefined, encoded })),
      weight: 1,
    },
  )
}

function validText(schema: Schema): Arbitrary<string> {
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as string[]))
  if (schema['type'] === 'integer') {
    const { minimum: min = 0, maximum: max = 2 ** 31 } = schema as Record<string, number>
    const small = fc.integer({ min, max: Math.min(max, min + 20) })
    return fc.oneof(small, fc.integer({ min, max })).map(String)
  }
  const { maxLength = 100 } = schema as { maxLength?: number }
  const text =
    typeof schema['pattern'] === 'string'
      ? fc.stringMatching(new RegExp(schema['pattern']))
      : fc.oneof(
          fc.constantFrom('faust', 'Zauberflöte', 'oper hamlet'),
          fc.string({ unit: 'grapheme', maxLength }),
        )
  return text.filter((value) => value.length <= maxLength)
}

function boundsOf({ minimum, maximum, maxLength }: Schema): string[] {
  return [
    ...(typeof minimum === 'number' ? [minimum - 1, minimum] : []),
    ...(typeof maximum === 'number' ? [maximum, maximum + 1] : []),
  ]
    .map(String)
    .concat(typeof maxLength === 'number' ? ['a'.repeat(maxLength), 'a'.repeat(maxLength + 1)] : [])
}
