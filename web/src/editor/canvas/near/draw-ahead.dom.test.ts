import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeBrowser, openBrowser } from '#test/idle-browser.ts'
import { moveInView } from '#test/fake-intersection-observer.ts'
import { drawAhead } from './draw-ahead.ts'

const ends: (() => void)[] = []
let browser: FakeBrowser
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  browser.close()
})

/** A part of the page in it, and how far away it is. */
function openPart() {
  const part = document.createElement('div')
  const end = drawAhead(part)
  ends.push(end)
  return { part, see: (isNear: boolean) => moveInView(part, isNear), end }
}

const isLaidOut = ({ part }: { part: Element }) => part.hasAttribute('data-near')

test('a part that comes near is laid out once the browser is idle, until it is far away', () => {
  const opened = openPart()
  opened.see(true)
  expect(isLaidOut(opened)).toBe(false)
  browser.beIdle()
  expect(isLaidOut(opened)).toBe(true)
  opened.see(false)
  expect(isLaidOut(opened)).toBe(false)
})

test('a part that has gone meanwhile is not laid out', () => {
  const [passed, closed] = [openPart(), openPart()]
  passed.see(true)
  passed.see(false)
  closed.see(true)
  closed.end()
  browser.beIdle()
  expect([passed, closed].map(isLaidOut)).toEqual([false, false])
})
