import { expect, test } from 'vitest'
import { shownFields } from './shown-fields.ts'

test('S-06 the preview has the fields that visitors see, and the e-mail address twice', () => {
  const shown = shownFields([
    { kind: 'text', label: { de: 'Name' } },
    { kind: 'email', label: { de: 'E-Mail' }, help_text: { de: 'Für die Antwort' } },
    { kind: 'hidden', label: { de: 'Quelle' } },
    { kind: 'radio', label: { de: 'Wann?' }, visible: false },
    null,
  ])
  expect(shown.map(({ kind, isConfirmation }) => [kind, isConfirmation ?? false])).toEqual([
    ['text', false],
    ['email', false],
    ['email', true],
    ['text', false],
  ])
  expect(shown[2]!.help_text).toEqual({})
  expect(shownFields(undefined)).toEqual([])
})
