import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Editing, EditingProvider, type EditedPage } from '#editor/editing-context.ts'
import { createAnnouncer } from '#editor/frame/announcer.ts'
import { renamePage } from '#editor/pages/page-calls.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { createEnteredSettings } from './entered-settings.ts'
import { PagePath } from './page-path.tsx'

vi.mock('#editor/pages/page-calls.ts', () => ({
  renamePage: vi.fn<typeof renamePage>(() => Promise.resolve('Vergeben.')),
}))

const createEntered = () =>
  createEnteredSettings({ current: () => undefined, subscribe: () => () => {} })

function show(language: EditedPage['language'], enteredSettings = createEntered()) {
  const page = { slug: 'page-12', locale: 'de', language, paths: { de: '/de/haus/geschichte' } }
  const store = { finishSaving: () => Promise.resolve(true) }
  const editing = { page, store, enteredSettings, announcer: createAnnouncer() }
  return renderInGerman(
    // Nothing else is asked for.
    <EditingProvider value={editing as unknown as Editing}>
      <PagePath />
    </EditingProvider>,
  )
}

test('E-03 a path that breaks its rule is refused beside its field, which keeps the focus', async () => {
  show('de')
  const path = screen.getByLabelText('Pfad nach /de/')
  const change = () => fireEvent.click(screen.getByRole('button', { name: 'Adresse ändern' }))
  fireEvent.change(path, { target: { value: 'haus/Geschichte neu tasten' } })
  change()
  expect(screen.getByRole('alert').textContent).toMatch(/^Kleinbuchstaben ohne Umlaute/)
  expect(path.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(path)
  expect(renamePage).not.toHaveBeenCalled()
  fireEvent.change(path, { target: { value: 'haus/geschichte-neu' } })
  change()
  expect(await screen.findByText('Vergeben.')).toBeTruthy()
  expect(path.getAttribute('aria-invalid')).toBe(null)
})

test('E-03 a path that is entered is there when the form is opened again, until it is discarded', () => {
  const entered = createEntered()
  const path = () => screen.getByLabelText<HTMLInputElement>('Pfad nach /de/')
  const discard = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verwerfen' })
  const { unmount } = show('de', entered)
  expect(discard().disabled).toBe(true)
  fireEvent.change(path(), { target: { value: 'haus/gestern' } })
  unmount()
  expect(entered.isAny()).toBe(true)
  show('de', entered)
  expect(path().value).toBe('haus/gestern')
  fireEvent.click(discard())
  expect(path().value).toBe('haus/geschichte')
  expect(entered.isAny()).toBe(false)
})

test('E-14 in a language in which a page has no address yet it is said when it gets one', () => {
  show('en')
  expect(screen.getByText(/entsteht beim ersten Veröffentlichen/)).toBeTruthy()
})
