import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { Alerts, emptyMs } from './alerts.tsx'
import { alertMs, createAnnouncer } from './announcer.ts'
import { EditorDialog } from './editor-dialog.tsx'

beforeAll(openModalDialogs)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function show(dialogs: readonly string[]) {
  const announcer = createAnnouncer()
  const draw = (titles: readonly string[]) => (
    // Only the announcer is asked for.
    <EditingProvider value={{ announcer } as unknown as Editing}>
      {titles.map((title) => (
        <EditorDialog key={title} title={title} closeLabel="Schließen" onClose={() => undefined}>
          Inhalt
        </EditorDialog>
      ))}
      <Alerts />
    </EditingProvider>
  )
  const { rerender } = renderInGerman(draw(dialogs))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(emptyMs)
  return {
    pass,
    remark: (text: string) => act(() => announcer.say(text)),
    say: () => act(() => announcer.show({ kind: 'save' })),
    show: (titles: readonly string[]) => rerender(draw(titles)),
  }
}

const region = () => screen.getByRole('status')

test('E-10 what has happened is said in one live region for four seconds', () => {
  const { say, pass } = show([])
  say()
  expect(region().textContent).toBe('Gespeichert.')
  pass(alertMs)
  expect(region().textContent).toBe('')
})

test('E-10 the live region is in the topmost modal dialog: all outside it is inert', () => {
  const { say, show: showDialogs, pass } = show(['Mediathek', 'Bild beschreiben'])
  expect(within(screen.getByRole('dialog', { name: 'Bild beschreiben' })).getByRole('status')).toBe(
    region(),
  )
  showDialogs(['Mediathek'])
  pass(emptyMs)
  say()
  const library = screen.getByRole('dialog', { name: 'Mediathek' })
  expect(within(library).getByRole('status').textContent).toBe('Gespeichert.')
})

test('E-10 what is said while a dialog closes is put into a live region that is known by then', () => {
  const { say, show: showDialogs, pass } = show(['Zeitplan'])
  say()
  showDialogs([])
  expect(region().textContent).toBe('')
  pass(emptyMs)
  expect(region().textContent).toBe('Gespeichert.')
  expect(region().closest('dialog')).toBe(null)
})

test('what is said to screen readers alone is in a live region of its own, for four seconds', () => {
  const { remark, say, pass } = show([])
  say()
  remark('Drei Bausteine ausgewählt.')
  expect(region().textContent).toBe('Gespeichert.')
  const said = screen.getByText('Drei Bausteine ausgewählt.')
  expect(said.getAttribute('aria-live')).toBe('polite')
  pass(alertMs)
  expect(said.textContent).toBe('')
})
