import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import { callGraph } from '#editor/graph/call-graph.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { createUnfinishedWork } from '#editor/frame/unfinished/unfinished-work.ts'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { MediaLibrary } from './media-library.tsx'
import { uploadMedia } from './upload-media.ts'

vi.mock('#editor/graph/call-graph.ts', () => ({ callGraph: vi.fn<() => Promise<unknown>>() }))

vi.mock('./upload-media.ts', () => ({ uploadMedia: vi.fn<() => Promise<unknown>>() }))

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

test('E-03 E-12 closing the library asks while a file is uploaded', async () => {
  findItems(0)
  vi.mocked(uploadMedia).mockReturnValue(new Promise(() => undefined))
  const onClose = vi.fn<() => void>()
  const doNothing = () => undefined
  renderInGerman(
    <EditingProvider value={{ unfinished: createUnfinishedWork() } as unknown as Editing}>
      <MediaLibrary
        kind="image"
        locale="de"
        file={new File(['x'], 'elefant.jpg')}
        onChoose={doNothing}
        onChanged={doNothing}
        onClose={onClose}
      />
    </EditingProvider>,
  )
  await screen.findByText('Wird hochgeladen', { exact: false })
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.getByRole('alert').textContent).toContain('noch nicht alles gespeichert')
  expect(onClose).not.toHaveBeenCalled()
})
