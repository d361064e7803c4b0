import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import { callGraph } from '#editor/graph/call-graph.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { MediaLibrary } from './media-library.tsx'

vi.mock('#editor/graph/call-graph.ts', () => ({ callGraph: vi.fn<() => Promise<unknown>>() }))

beforeAll(openModalDialogs)

const findItems = (totalCount: number) =>
  vi.mocked(callGraph).mockResolvedValue({ mediaItems: { totalCount, nodes: [] } })

test('E-12 how many pictures a search has found is said', async () => {
  findItems(12)
  const doNothing = () => undefined
  renderInGerman(
    // Nothing is asked for before something is uploaded.
    <EditingProvider value={{} as Editing}>
      <MediaLibrary
        kind="image"
        locale="de"
        onChoose={doNothing}
        onChanged={doNothing}
        onClose={doNothing}
      />
    </EditingProvider>,
  )
  expect(await screen.findByText('12 gefunden')).toBe(screen.getByRole('status'))
  findItems(0)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Elefant' } })
  expect(await screen.findByText('Nichts gefunden.')).toBe(screen.getByRole('status'))
})
