import { expect, test } from 'vitest'
import { migrateModule } from './migrate-module.ts'

const place = { parent: null, column: null, rank: 'a0' }
const migrations = {
  quote: [
    ({ text, ...others }: Record<string, unknown>) => ({ ...others, content: text }),
    (fields: Record<string, unknown>) => ({ ...fields, source: '' }),
  ],
}

test('a module of an older version is read with the fields of today', () => {
  const old = { kind: 'quote', version: 1, place, fields: { text: 'Wer da?' } }
  const read = migrateModule(old, migrations)
  expect(read).toEqual({ ...old, version: 3, fields: { content: 'Wer da?', source: '' } })
  expect(migrateModule(read, migrations)).toBe(read)
  expect(migrateModule({ ...old, version: 2 }, migrations).fields).toEqual({
    text: 'Wer da?',
    source: '',
  })
})

test('a module of a newer version or an unknown kind stays as it is', () => {
  const newer = { kind: 'quote', version: 4, place, fields: {} }
  expect(migrateModule(newer, migrations)).toBe(newer)
  const unknown = { kind: 'constructor', version: 1, place, fields: {} }
  expect(migrateModule(unknown, migrations)).toBe(unknown)
})
