import { expect, test, vi } from 'vitest'
import type { findPublication as find } from '#editor/publish/publication-calls.ts'
import { createSelection, wholePage } from '#editor/selection/selection.ts'
import type { Publication } from '#editor/store/publication.ts'
import { nothingChanged, type SaveState } from '#editor/store/save-state.ts'
import { followOthers } from './follow-others.ts'
import type { Presence, PresenceSubscription } from './subscribe-presence.ts'

const key = { slug: 'page-7', language: 'de' } as const
const module = '0b6c2f3c-5c1b-4a5e-9a52-3b6a5d1f0c11'

/** A document of which the origin has more operations with every call. */
function followed(numberAfterCall = (number: number) => number + 1) {
  let number = 3
  let publication: Publication = { versionNumber: 1, isChanged: false, schedules: [] }
  let tell: (presence: Presence) => void = () => undefined
  const focus = vi.fn<PresenceSubscription['focus']>()
  const findPublication = vi.fn<typeof find>(async () => ({
    number,
    versionNumber: 2,
    isChanged: false,
    schedules: [],
  }))
  let saveState: SaveState = nothingChanged
  const store = {
    saveState: () => saveState,
    number: () => number,
    synchronize: vi.fn<() => Promise<void>>(async () => {
      number = numberAfterCall(number)
      saveState = nothingChanged
    }),
    publication: () => publication,
    learnPublication: vi.fn<(learned: Publication) => void>((learned) => {
      publication = learned
    }),
  }
  const selection = createSelection()
  const others = followOthers(
    key,
    { store, selection },
    {
      subscribe: (_, listener) => {
        tell = listener
        return { focus, stop: () => undefined }
      },
      findPublication,
    },
  )
  others.begin()
  focus.mockClear()
  const hear = (news: Partial<Presence>) =>
    tell({ isLive: true, isLost: false, editors: [], number, versionNumber: 1, ...news })
  const logOut = () => (saveState = { status: 'logged-out' })
  return { store, selection, others, focus, findPublication, hear, logOut }
}

test('nobody is told of a page that is not shown yet, and closing it then tells nobody either', () => {
  const subscribe = vi.fn<never>()
  const calls = { subscribe, findPublication: vi.fn<never>() }
  const store = {} as Parameters<typeof followOthers>[1]['store']
  const others = followOthers(key, { store, selection: createSelection() }, calls)
  others.close()
  expect(subscribe).not.toHaveBeenCalled()
})

test('what others have changed is fetched when it is told, and nothing when there is nothing new', async () => {
  const { store, hear, findPublication } = followed()
  hear({ number: 3 })
  expect(store.synchronize).not.toHaveBeenCalled()
  hear({ number: 4 })
  await vi.waitFor(() => expect(store.number()).toBe(4))
  expect(store.synchronize).toHaveBeenCalledTimes(1)
  expect(findPublication).not.toHaveBeenCalled()
})

test('what is not in the response that was on its way is asked for once more, and not for ever', async () => {
  const { store, hear } = followed((number) => number)
  hear({ number: 9 })
  await vi.waitFor(() => expect(store.synchronize).toHaveBeenCalledTimes(2))
  hear({ number: 9 })
  await vi.waitFor(() => expect(store.synchronize).toHaveBeenCalledTimes(4))
})

test('a version that others have published is known at once', async () => {
  const { store, hear } = followed()
  hear({ versionNumber: 2 })
  await vi.waitFor(() => expect(store.publication().versionNumber).toBe(2))
})

test('the end of the session is noticed before the next change, so that the log-in is offered', () => {
  const { store, hear } = followed()
  hear({ isLost: true })
  expect(store.synchronize).toHaveBeenCalledTimes(1)
})

test('E-10 after a log-in elsewhere what is pending is sent, and nothing has to be asked here', async () => {
  const { store, hear, logOut } = followed()
  logOut()
  hear({ isLost: false })
  expect(store.synchronize).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(store.saveState()).toBe(nothingChanged))
  hear({ isLost: false })
  expect(store.synchronize).toHaveBeenCalledTimes(1)
})

test('others learn which module is selected, and nothing of it when it is the whole page', () => {
  const { selection, focus, others } = followed()
  selection.select(module)
  expect(focus).toHaveBeenLastCalledWith({ moduleId: module, field: null })
  selection.select(wholePage)
  expect(focus).toHaveBeenLastCalledWith({ moduleId: null, field: null })
  others.close()
  selection.select(module)
  expect(focus).toHaveBeenCalledTimes(2)
})
