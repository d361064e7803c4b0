import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

test('X-04 the page is reloaded at most once in 60 s', () => {
  expect(reloadOnce()).toBe(true)
  vi.advanceTimersByTime(59_999)
  expect(reloadOnce()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reloadOnce()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('X-04 only failures of scripts count as such', () => {
  const named = Object.assign(new Error('Karten'), { name: 'ChunkLoadError' })
  expect(isChunkFailure(named)).toBe(true)
  expect(isChunkFailure(new Error('Failed to load chunk /_next/static/chunks/a.js'))).toBe(true)
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a'))).toBe(
    true,
  )
  expect(isChunkFailure(new Error('Die Kassa ist geschlossen.'))).toBe(false)
  expect(isChunkFailure('chunk')).toBe(false)
})
