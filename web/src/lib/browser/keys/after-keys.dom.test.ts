import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, type FakeBrowser } from '#test/idle-browser.ts'
import { afterKeys } from './after-keys.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => browser.close())

test('work is done one piece at a time in its order, each when the browser is idle', () => {
  const done: string[] = []
  for (const name of ['one', 'two', 'three']) afterKeys(() => done.push(name))
  expect(done).toEqual([])
  browser.beIdle()
  expect(done).toEqual(['one'])
  browser.beIdle()
  browser.beIdle()
  expect(done).toEqual(['one', 'two', 'three'])
})

test('work that is cancelled is not done', () => {
  const done: string[] = []
  const cancels = ['one', 'two', 'three'].map((name) => afterKeys(() => done.push(name)))
  cancels[1]!()
  for (let turn = 0; turn < 3; turn += 1) browser.beIdle()
  expect(done).toEqual(['one', 'three'])
})

test('while somebody presses keys, nothing is done before a pause of a second', () => {
  const work = vi.fn<() => void>()
  afterKeys(work)
  browser.press()
  browser.beIdle()
  vi.advanceTimersByTime(900)
  browser.press()
  vi.advanceTimersByTime(900)
  browser.beIdle()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  browser.beIdle()
  expect(work).toHaveBeenCalledOnce()
})
