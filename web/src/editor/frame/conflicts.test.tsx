import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Value } from '@foyer/schema/documents/value.ts'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import type { findMediaItem } from '#editor/fields/media/media-item.ts'
import type { EditorMediaDetailsFragment } from '#graphql/generated/graphql.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { Conflicts } from './conflicts.tsx'

vi.mock('#editor/fields/media/media-item.ts', () => ({
  findMediaItem: vi.fn<typeof findMediaItem>(({ number }) =>
    Promise.resolve({
      name: `bild-${number}.jpg`,
      image: { variants: [{ crop: 'SQUARE', format: 'WEBP', width: 320, url: `/${number}.webp` }] },
    } as EditorMediaDetailsFragment),
  ),
}))
beforeAll(openModalDialogs)

function show(path: readonly string[], current: Value, incoming: Value) {
  const rejection = {
    problem: 'value-changed',
    operation: 'change',
    module: 'teaser',
    path,
    current,
    incoming,
  }
  const conflicts = [
    { operation: { id: 'change', type: 'change', module: 'teaser', path }, rejection },
  ]
  const change = vi.fn<(place: unknown, value: unknown) => void>()
  const store = {
    subscribe: () => () => undefined,
    rejected: () => conflicts,
    document: () => ({ fields: {}, modules: { teaser: { kind: 'full-teaser', fields: {} } } }),
    dismissRejected: () => undefined,
    change,
  }
  renderInGerman(
    // Nothing else is asked for.
    <EditingProvider value={{ page: { locale: 'de' }, store } as unknown as Editing}>
      <Conflicts />
    </EditingProvider>,
  )
  const [theirs, mine] = ['Fassung der anderen', 'Ihre Fassung'].map((name) =>
    screen.getByRole('region', { name }),
  )
  return { theirs: theirs!, mine: mine!, change }
}

test('E-10 of a text both versions are shown, with the words in which they differ', () => {
  const { theirs, mine } = show(['headline'], 'Der irdene Krug', 'Der zerbrochene Krug')
  expect(theirs.querySelector('mark')!.textContent).toBe('irdene')
  expect(mine.querySelector('mark')!.textContent).toBe('zerbrochene')
})

test('E-10 of a choice the labels are shown, and the own one can be taken', () => {
  const { theirs, mine, change } = show(['extra_class'], 'image-left', 'fullscreen')
  expect(within(theirs).getByText('Bild links')).toBeTruthy()
  expect(within(mine).getByText('Ganze Breite')).toBeTruthy()
  fireEvent.click(within(mine).getByRole('button', { name: 'Ihre einsetzen' }))
  expect(change).toHaveBeenCalledWith({ module: 'teaser', path: ['extra_class'] }, 'fullscreen')
})

test('E-10 of a picture it is shown what is on it, not its number', async () => {
  const { theirs, mine } = show(['image'], 12, null)
  await within(theirs).findByText(/bild-12\.jpg/)
  expect(theirs.querySelector('img')!.getAttribute('src')).toBe('/12.webp')
  expect(within(mine).getByText('–')).toBeTruthy()
})
