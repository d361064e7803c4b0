import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { EditorDialog } from './editor-dialog.tsx'

beforeAll(openModalDialogs)
beforeEach(() => stubPointer('fine'))
afterEach(() => vi.unstubAllGlobals())

const stubPointer = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))

const show = (children: ReactNode, isFocusedItself = false) =>
  renderInGerman(
    <EditorDialog
      title="Anmelden"
      closeLabel="Später"
      isFocusedItself={isFocusedItself}
      onClose={() => undefined}
    >
      {children}
    </EditorDialog>,
  )

const fields = (
  <>
    <input type="hidden" />
    <textarea disabled />
    <details>
      <summary>Mehr</summary>
      <input aria-label="Zugeklappt" />
    </details>
    <input aria-label="Benutzername" />
    <input aria-label="Passwort" />
  </>
)

test('E-02 the first field of a dialog that can be used has the focus', () => {
  show(fields)
  expect(document.activeElement).toBe(screen.getByLabelText('Benutzername'))
})

test('E-02 by touch no field has the focus, since a keyboard would cover the rest', () => {
  stubPointer('coarse')
  show(fields)
  expect(document.activeElement?.matches('input')).toBe(false)
})

test('E-02 a dialog that has the focus itself keeps it', () => {
  show(fields, true)
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})
