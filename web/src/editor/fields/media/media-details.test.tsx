import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Editing, EditingProvider } from '#editor/editing-context.ts'
import { createAnnouncer } from '#editor/frame/announcer.ts'
import { createUnfinishedWork } from '#editor/frame/unfinished/unfinished-work.ts'
import { GraphError } from '#graphql/graph-error.ts'
import type { EditorMediaDetailsFragment } from '#graphql/generated/graphql.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { MediaDetails } from './media-details.tsx'
import { changeMediaItem } from './media-item.ts'

vi.mock('./media-item.ts', () => ({
  changeMediaItem: vi.fn<typeof changeMediaItem>(),
  findMediaUses: () => Promise.resolve([]),
}))

beforeAll(openModalDialogs)

const recording: EditorMediaDetailsFragment = {
  __typename: 'MediaItem',
  number: 7,
  type: 'AUDIO',
  name: 'ouvertuere.mp3',
  revision: 1,
  isDecorative: false,
  texts: {
    __typename: 'MediaTexts',
    alt: { __typename: 'LanguageTexts', de: null, en: null },
    credit: { __typename: 'LanguageTexts', de: 'Orchester', en: null },
  },
  image: null,
  file: {
    __typename: 'MediaFile',
    number: 7,
    url: '/media/ouvertuere.mp3',
    mimeType: 'audio/mpeg',
  },
}

const picture: EditorMediaDetailsFragment = {
  ...recording,
  type: 'IMAGE',
  name: 'hof.jpg',
  image: {
    __typename: 'Image',
    number: 4,
    url: '/media/hof.jpg',
    width: 800,
    height: 600,
    focalPoint: null,
    variants: [],
  },
  file: null,
}

function show(item = recording) {
  const editing = {
    announcer: createAnnouncer(),
    unfinished: createUnfinishedWork(),
    store: { synchronize: vi.fn<() => Promise<void>>() },
  }
  renderInGerman(
    // Nothing else is asked for.
    <EditingProvider value={editing as unknown as Editing}>
      <MediaDetails item={item} locale="de" onChanged={() => undefined} onClose={() => undefined} />
    </EditingProvider>,
  )
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText('Deutsch'), { target: { value } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  return { ...editing, write, save }
}

test('E-03 as long as a description is written and not saved, closing the page asks first', () => {
  const { unfinished, write } = show()
  expect(unfinished.isAny()).toBe(false)
  write('Orchester und Chor')
  expect(unfinished.isAny()).toBe(true)
  write('Orchester')
  expect(unfinished.isAny()).toBe(false)
})

test('E-10 a saved description ends in the alert', async () => {
  vi.mocked(changeMediaItem).mockResolvedValue({ ok: true })
  const { announcer, write, save } = show()
  write('Chor')
  save()
  await waitFor(() => expect(announcer.current()).toEqual({ kind: 'save' }))
})

test('E-10 a failed description ends in the alert, and a session that has ended in the log-in', async () => {
  vi.mocked(changeMediaItem).mockRejectedValue(
    new GraphError('UNAUTHENTICATED', 'Nobody is logged in.'),
  )
  const { announcer, store, write, save } = show()
  write('Chor')
  save()
  await waitFor(() => expect(announcer.current()).toEqual({ kind: 'error' }))
  expect(store.synchronize).toHaveBeenCalledTimes(1)
})

test('E-12 an alternative text is shown whole, and stays one line', () => {
  show(picture)
  const alt = within(screen.getByRole('group', { name: /^Alternativtext/ })).getByLabelText(
    'Deutsch',
  )
  expect(alt.matches('textarea')).toBe(true)
  // Neither a line break nor the end of the form.
  expect(fireEvent.keyDown(alt, { key: 'Enter' })).toBe(false)
  fireEvent.change(alt, { target: { value: 'Der Hof\nim Schnee' } })
  expect(alt).toHaveProperty('value', 'Der Hof im Schnee')
})
