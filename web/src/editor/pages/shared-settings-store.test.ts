import {
  emptyHistory,
  type SettingsChange,
  type UndoHistory,
} from '@foyer/schema/documents/undo/undo-history.ts'
import { expect, test, vi } from 'vitest'
import { GraphError } from '#graphql/graph-error.ts'
import type { SharedSettings } from './shared-settings-calls.ts'
import { createSharedSettings } from './shared-settings-store.ts'

const settingsOfPage: SharedSettings = {
  number: 7,
  revision: 1,
  isOnline: true,
  inMenu: true,
  isClickable: true,
  inFooter: false,
  footerPosition: 0,
  hasTabNavigation: false,
  isLandingPage: false,
  ogImageNumber: 12,
}
const lost = new GraphError('UNREACHABLE', 'No response came.')

/** The settings of a page at an origin whose next reply can be another one, and what can be undone. */
async function openSettings() {
  let stored = settingsOfPage
  let history: UndoHistory = emptyHistory
  const find = vi.fn<() => Promise<SharedSettings>>(async () => stored)
  type Wanted = Partial<SharedSettings> & { revision: number }
  type Reply =
    { type: 'changed'; settings: SharedSettings } | { type: 'conflict' | 'invalid'; reason: string }
  const change = vi.fn<(language: string, wanted: Wanted) => Promise<Reply>>(
    async (_language, { revision, ...wanted }) => {
      if (revision !== stored.revision) return { type: 'conflict', reason: 'Zu spät.' }
      stored = { ...stored, ...wanted, revision: revision + 1 }
      return { type: 'changed', settings: stored }
    },
  )
  const settings = createSharedSettings(
    { number: 7, language: 'de' },
    { updateHistory: (update) => void (history = update(history)) },
    { findSharedSettings: find, changeSharedSettings: change as never },
  )
  await settings.load()
  const lastDone = () => history.done.at(-1) as SettingsChange
  return {
    settings,
    find,
    change,
    lastDone,
    lastUndone: () => history.undone.at(-1) as SettingsChange,
    history: () => history,
    changedByOthers: (by: Partial<SharedSettings>) =>
      (stored = { ...stored, ...by, revision: stored.revision + 1 }),
    /** The origin performs the next change, and its reply does not come. */
    loseNextReply() {
      const perform = change.getMockImplementation()!
      change.mockImplementationOnce(async (...call) => {
        await perform(...call)
        throw lost
      })
    },
  }
}

test('E-06 a change whose reply was lost is a step all the same, and the next one begins there', async () => {
  const { settings, loseNextReply, lastDone } = await openSettings()
  loseNextReply()
  expect(await settings.change({ inFooter: true })).toBeUndefined()
  expect(lastDone()).toMatchObject({ before: { inFooter: false }, after: { inFooter: true } })
  expect(await settings.change({ footerPosition: 3 })).toBeUndefined()
  expect(settings.current()).toMatchObject({ inFooter: true, footerPosition: 3 })
})

test('E-06 after somebody else was faster the same change is possible', async () => {
  const { settings, changedByOthers, history } = await openSettings()
  changedByOthers({ footerPosition: 9 })
  expect(await settings.change({ inFooter: true })).toBe('Zu spät.')
  expect(history().done).toEqual([])
  expect(settings.current()).toMatchObject({ footerPosition: 9 })
  expect(await settings.change({ inFooter: true })).toBeUndefined()
})

test('E-06 a step whose reply was lost is undone once', async () => {
  const { settings, change, loseNextReply, lastDone, lastUndone } = await openSettings()
  await settings.change({ inFooter: true })
  loseNextReply()
  const step = lastDone()
  await expect(settings.perform('undo', step)).rejects.toBe(lost)
  expect(lastDone()).toBe(step)
  expect(await settings.perform('undo', step)).toEqual({ type: 'performed' })
  expect(change).toHaveBeenCalledTimes(2)
  expect(lastUndone()).toBe(step)
  expect(await settings.perform('redo', step)).toEqual({ type: 'performed' })
  expect(settings.current()).toMatchObject({ inFooter: true })
})

test.each([
  ['is invalid', async () => ({ type: 'invalid' as const, reason: 'Das Bild gibt es nicht.' })],
  ['is not allowed any more', async () => Promise.reject(new GraphError('FORBIDDEN', 'No.'))],
  ['is of a page that is gone', async () => Promise.reject(new GraphError('NOT_FOUND', 'No.'))],
])('E-06 a step that %s is forgotten: those before it can be undone', async (_, reply) => {
  const { settings, change, lastDone, history } = await openSettings()
  await settings.change({ ogImageNumber: 13 })
  change.mockImplementationOnce(reply)
  await settings.perform('undo', lastDone()).catch(() => undefined)
  expect(history()).toEqual(emptyHistory)
})

test('E-06 a step that somebody else was faster than can be tried again', async () => {
  const { settings, change, lastDone } = await openSettings()
  await settings.change({ inFooter: true })
  const step = lastDone()
  change.mockImplementationOnce(async () => ({ type: 'conflict', reason: 'Zu spät.' }))
  expect(await settings.perform('undo', step)).toEqual({ type: 'refused', reason: 'Zu spät.' })
  expect(await settings.perform('undo', step)).toEqual({ type: 'performed' })
})

test('E-06 what was changed first is settled before what comes next', async () => {
  const { settings, lastDone, change } = await openSettings()
  await settings.change({ inFooter: true })
  const reply = Promise.withResolvers<void>()
  const perform = change.getMockImplementation()!
  change.mockImplementationOnce(async (...call) => {
    await reply.promise
    return perform(...call)
  })
  const undone = settings.perform('undo', lastDone())
  const changed = settings.change({ footerPosition: 3 })
  expect(settings.settled()).toBeDefined()
  reply.resolve()
  expect(await Promise.all([undone, changed])).toEqual([{ type: 'performed' }, undefined])
  await settings.settled()
  expect(settings.settled()).toBeUndefined()
  expect(settings.current()).toMatchObject({ inFooter: false, footerPosition: 3 })
})

test('settings that were loaded earlier, or could not be loaded again, do not replace newer ones', async () => {
  const { settings, find } = await openSettings()
  const late = Promise.withResolvers<SharedSettings>()
  find.mockImplementationOnce(() => late.promise)
  const loading = settings.load()
  await settings.change({ inFooter: true })
  late.resolve(settingsOfPage)
  await loading
  expect(settings.current()).toMatchObject({ inFooter: true, revision: 2 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  find.mockRejectedValueOnce(lost)
  await settings.load()
  expect(settings.current()).toMatchObject({ inFooter: true })
})
