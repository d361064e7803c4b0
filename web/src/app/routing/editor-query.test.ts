import { expect, test } from 'vitest'
import { readEditorQuery } from './editor-query.ts'

test.each([
  [{ edit: '' }, { isEdited: true }],
  [{ edit: '', v: '7' }, { isEdited: true }],
  [{ v: '7' }, { isEdited: false, versionNumber: 7 }],
  [{ v: '' }, { isEdited: false }],
  [{ v: '0' }, { isEdited: false }],
  [{ v: '-7' }, { isEdited: false }],
  [{ v: 'sieben' }, { isEdited: false }],
  [{ v: ['7', '8'] }, { isEdited: false }],
])('E-01 E-08 %j asks for %j', (query, wanted) => {
  expect(readEditorQuery(query)).toEqual(wanted)
})
