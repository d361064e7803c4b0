import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, type FakeBrowser } from '#test/idle-browser.ts'
import { oncePaused } from './once-paused.ts'

const wait = { pauseMs: 300, atMostMs: 3000, whenIdle: { atMostMs: 200, otherwiseMs: 40 } }

let browser: FakeBrowser
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => browser.close())

/** Types a letter each 100 ms. */
function type(letters: number) {
  for (let typed = 0; typed < letters; typed += 1) {
    browser.press()
    vi.advanceTimersByTime(100)
    browser.beIdle()
  }
}

test('nothing is waited for without keys but that the browser is idle', () => {
  const callback = vi.fn<() => void>()
  oncePaused(callback, wait)
  expect(callback).not.toHaveBeenCalled()
  browser.beIdle()
  expect(callback).toHaveBeenCalledOnce()
})

test('somebody who types is waited for, also if they press a key while the browser is about to be idle', () => {
  const callback = vi.fn<() => void>()
  type(1)
  oncePaused(callback, wait)
  type(8)
  vi.advanceTimersByTime(250)
  browser.press()
  browser.beIdle()
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  browser.beIdle()
  expect(callback).toHaveBeenCalledOnce()
})

test('somebody who types without a pause is waited for until the time is over', () => {
  const callback = vi.fn<() => void>()
  type(1)
  oncePaused(callback, wait)
  type(29)
  expect(callback).not.toHaveBeenCalled()
  type(2)
  expect(callback).toHaveBeenCalledOnce()
})

test('a call that is cancelled does not come', () => {
  const callback = vi.fn<() => void>()
  type(1)
  oncePaused(callback, wait)()
  vi.advanceTimersByTime(5000)
  browser.beIdle()
  expect(callback).not.toHaveBeenCalled()
})
