import { expect, test } from 'vitest'
import { readEditorQuery } from './editor-query.ts'

test.each([
  [{ edit: '' }, { isEdited: true }],
  [{ edit: '', v: '7' }, { isEdited: true }],
  [{ v: '7' }, { isEdited: false, versionNumber: 7 }],
  [{ v: 'draft' }, { isEdited: false, preview: { isDraft: true } }],
  [
    { v: 'draft', language: 'ja' },
    { isEdited: false, preview: { isDraft: true, language: 'ja' } },
  ],
  [
    { v: '2026-12-24T18:00:00.000Z' },
    { isEdited: false, preview: { at: '2026-12-24T18:00:00.000Z' } },
  ],
  [{ v: '2026-13-24T18:00:00.000Z' }, { isEdited: false }],
  [{ edit: '', v: 'draft' }, { isEdited: true }],
  [{ v: '' }, { isEdited: false }],
  [{ v: '0' }, { isEdited: false }],
  [{ v: '-7' }, { isEdited: false }],
  [{ v: 'sieben' }, { isEdited: false }],
  [{ v: ['7', '8'] }, { isEdited: false }],
])('E-01 E-08 E-09 %j asks for %j', (query, wanted) => {
  expect(readEditorQuery(query)).toEqual(wanted)
})
