import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import { createAnnouncer } from '#editor/frame/announcer.ts'
import { createSelection } from '#editor/selection/selection.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { DroppedFile } from './dropped-file.tsx'

vi.mock('./media-library.tsx', () => ({
  MediaLibrary: ({ file, onChoose }: { file: File; onChoose: (number: number) => void }) => (
    <button type="button" onClick={() => onChoose(12)}>
      {file.name}
    </button>
  ),
}))

const document = {
  fields: {},
  modules: {
    teaser: { kind: 'full-teaser', fields: {} },
    gallery: { kind: 'image-list', fields: {} },
    headline: { kind: 'headline', fields: {} },
  },
}
const picture = new File(['x'], 'foyer.png', { type: 'image/png' })

function show() {
  const change = vi.fn<(place: unknown, value: unknown) => void>()
  const selection = createSelection()
  const announcer = createAnnouncer()
  const editing = {
    page: { locale: 'de' },
    store: { document: () => document, change },
    selection,
    announcer,
  }
  renderInGerman(
    // Nothing else is asked for.
    <EditingProvider value={editing as unknown as Editing}>
      <div data-canvas="">
        <p data-id="teaser">Teaser</p>
        <p data-id="headline">Überschrift</p>
      </div>
      <aside data-panel="">
        <p data-type="image" data-field="items.a.fields.image">
          Bild
        </p>
        <label>
          Datei
          <input type="file" />
        </label>
      </aside>
      <DroppedFile />
    </EditingProvider>,
  )
  return { change, selection, announcer }
}

/** Returns whether the browser would leave the page for the file. */
const drop = (element: Element, file = picture) =>
  fireEvent.drop(element, { dataTransfer: { types: ['Files'], files: [file] } })

test('E-12 a picture that is dropped on a module goes through the library into its first field for one', () => {
  const { change, selection } = show()
  expect(drop(screen.getByText('Teaser'))).toBe(false)
  expect(selection.alone()).toBe('teaser')
  fireEvent.click(screen.getByRole('button', { name: 'foyer.png' }))
  expect(change).toHaveBeenCalledWith({ module: 'teaser', path: ['image'] }, 12)
  expect(screen.queryByRole('button')).toBe(null)
})

test('E-12 in the form it goes into the field on which it is dropped', () => {
  const { change, selection } = show()
  act(() => selection.select('gallery'))
  drop(screen.getByText('Bild'))
  fireEvent.click(screen.getByRole('button', { name: 'foyer.png' }))
  const path = ['items', 'a', 'fields', 'image']
  expect(change).toHaveBeenCalledWith({ module: 'gallery', path }, 12)
})

test('E-12 where no picture can be, the page is not left, and it is said where files can be dropped', () => {
  const { announcer } = show()
  for (const element of [screen.getByText('Überschrift'), globalThis.document.body]) {
    expect(drop(element)).toBe(false)
    expect(announcer.current()?.text).toMatch(/Mediathek/)
  }
  expect(drop(screen.getByText('Teaser'), new File(['x'], 'plan.pdf'))).toBe(false)
  expect(screen.queryByRole('button')).toBe(null)
})

test('E-12 fields that take files themselves, and what is dragged within the page, are left alone', () => {
  show()
  expect(drop(screen.getByLabelText('Datei'))).toBe(true)
  const dataTransfer = { types: ['text/plain'], files: [] }
  expect(fireEvent.drop(screen.getByText('Teaser'), { dataTransfer })).toBe(true)
})
