import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Editing, EditingProvider, type EditedPage } from '#editor/editing-context.ts'
import { createAnnouncer } from '#editor/frame/announcer.ts'
import { renamePage } from '#editor/pages/page-calls.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { PagePath } from './page-path.tsx'

vi.mock('#editor/pages/page-calls.ts', () => ({
  renamePage: vi.fn<typeof renamePage>(() => Promise.resolve('Vergeben.')),
}))

function show(language: EditedPage['language']) {
  const page = { slug: 'page-12', locale: 'de', language, paths: { de: '/de/haus/geschichte' } }
  const store = { finishSaving: () => Promise.resolve(true) }
  renderInGerman(
    // Nothing else is asked for.
    <EditingProvider value={{ page, store, announcer: createAnnouncer() } as unknown as Editing}>
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

test('E-14 in a language in which a page has no address yet it is said when it gets one', () => {
  show('en')
  expect(screen.getByText(/entsteht beim ersten Veröffentlichen/)).toBeTruthy()
})
