import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alertMs, announceSaving, createAnnouncer } from './announcer.ts'
import type { SaveState } from '#editor/store/save-state.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function follow() {
  let state: SaveState = { status: 'saved', at: null }
  const listeners = new Set<() => void>()
  const announcer = createAnnouncer()
  const shown: string[] = []
  announcer.subscribe(() => shown.push(announcer.current()?.kind ?? '–'))
  announceSaving(
    {
      saveState: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    announcer,
  )
  const set = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return { set, shown }
}

test('E-10 a burst of changes ends in one alert of four seconds', () => {
  const { set, shown } = follow()
  for (let word = 0; word < 5; word++) {
    set({ status: 'saving' })
    vi.advanceTimersByTime(300)
    set({ status: 'saved', at: word })
    vi.advanceTimersByTime(300)
  }
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['save'])
  vi.advanceTimersByTime(alertMs - 301)
  expect(shown).toEqual(['save'])
  vi.advanceTimersByTime(301)
  expect(shown).toEqual(['save', '–'])
})

test('E-10 an error is shown at once for four seconds, and not again while it lasts', () => {
  const { set, shown } = follow()
  set({ status: 'saving' })
  set({ status: 'waiting' })
  expect(shown).toEqual(['error'])
  set({ status: 'waiting' })
  vi.advanceTimersByTime(3999)
  expect(shown).toEqual(['error'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['error', '–'])
})

test('E-10 what is saved in the same burst leaves the alert that says more, and prolongs it', () => {
  const announcer = createAnnouncer()
  announcer.show({ kind: 'save', text: 'Hochgeladen.' })
  vi.advanceTimersByTime(1500)
  announcer.show({ kind: 'save' })
  vi.advanceTimersByTime(alertMs - 1)
  expect(announcer.current()).toEqual({ kind: 'save', text: 'Hochgeladen.' })
  vi.advanceTimersByTime(1)
  expect(announcer.current()).toBeUndefined()
})
