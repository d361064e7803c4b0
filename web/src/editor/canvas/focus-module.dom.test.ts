import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusDrawnModule } from './focus-module.ts'
import { moduleElementId } from './module-element.ts'

const scrollTo = vi.fn<() => void>()
let resize: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockClear()
  Element.prototype.scrollIntoView = scrollTo
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resize = undefined
    }
  }
  document.body.innerHTML = `<div data-canvas><div id="${moduleElementId('m')}" tabindex="0"></div></div>`
  focusDrawnModule('m')
})
afterEach(() => vi.useRealTimers())

test('a module that gets its height after it was focused is scrolled to again', () => {
  expect(document.activeElement?.id).toBe(moduleElementId('m'))
  expect(scrollTo).toHaveBeenCalledTimes(1)
  resize?.()
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test('it is not scrolled to any more once the editor does something, or after two seconds', () => {
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
  expect(resize).toBe(undefined)
  focusDrawnModule('m')
  expect(resize).not.toBe(undefined)
  vi.advanceTimersByTime(2000)
  expect(resize).toBe(undefined)
})
