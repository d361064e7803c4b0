import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { createUnfinishedWork } from '#editor/frame/unfinished/unfinished-work.ts'
import { useUnfinished } from '#editor/frame/unfinished/use-unfinished.ts'

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

function Note() {
  const [note, setNote] = useState('')
  useUnfinished(note !== '')
  return <input aria-label="Notiz" value={note} onChange={(event) => setNote(event.target.value)} />
}

/** A dialog in which something can be written that is saved by a button. */
function showNote() {
  const onClose = vi.fn<() => void>()
  renderInGerman(
    // Nothing else is asked for.
    <EditingProvider value={{ unfinished: createUnfinishedWork() } as unknown as Editing}>
      <EditorDialog title="Zeitplan" closeLabel="Schließen" onClose={onClose}>
        <Note />
      </EditorDialog>
    </EditingProvider>,
  )
  return {
    onClose,
    write: (value: string) =>
      fireEvent.input(screen.getByLabelText('Notiz'), { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    cancel: () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    question: () => screen.queryByRole('alert')?.textContent,
  }
}

test('E-03 closing a dialog asks as long as something in it is not saved', () => {
  const { onClose, write, press, question } = showNote()
  write('Nach der Premiere')
  press('Schließen')
  expect(question()).toContain('noch nicht alles gespeichert')
  expect(onClose).not.toHaveBeenCalled()
  write('')
  expect(question()).toBeUndefined()
  press('Schließen')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('E-03 Escape asks as well, anew after each change, and is an answer too', () => {
  const { onClose, write, cancel, question } = showNote()
  write('Nach')
  cancel()
  write('Nach der Premiere')
  expect(question()).toBeUndefined()
  cancel()
  expect(onClose).not.toHaveBeenCalled()
  cancel()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('E-03 what is not saved in a dialog can be discarded', () => {
  const { onClose, write, press } = showNote()
  write('Nach der Premiere')
  press('Schließen')
  press('Verwerfen')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('E-03 what is finished meanwhile ends the question: the next work is asked about anew', () => {
  const { onClose, write, press, question } = showNote()
  write('Nach')
  press('Schließen')
  write('')
  write('Nach der Premiere')
  expect(question()).toBeUndefined()
  press('Schließen')
  expect(question()).toContain('noch nicht alles gespeichert')
  expect(onClose).not.toHaveBeenCalled()
})
