import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToolsWhileTyping } from './hide-tools-while-typing.ts'

let idleCallback: (() => void) | undefined
beforeEach(() => {
  idleCallback = undefined
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idleCallback = callback
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => (idleCallback = undefined))
})
afterEach(() => vi.unstubAllGlobals())

function openCanvas() {
  const canvas = document.createElement('div')
  canvas.innerHTML = '<div data-in-place><p></p></div><input>'
  hideToolsWhileTyping(canvas)
  const send = (selector: string, type: string, options = {}) =>
    canvas
      .querySelector(selector)!
      .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), options))
  return {
    type: (selector = 'p') => send(selector, 'beforeinput'),
    press: (key: string) => send('p', 'keydown', { key }),
    movePointer: () => send('p', 'pointermove'),
    isHidden: () => canvas.hasAttribute('data-typing'),
  }
}

test('E-03 tools are hidden once the first letter is drawn, however fast somebody types, until the pointer moves', () => {
  const { type, movePointer, isHidden } = openCanvas()
  type()
  const afterFirst = idleCallback
  type()
  expect(isHidden()).toBe(false)
  expect(idleCallback).toBe(afterFirst)
  idleCallback?.()
  expect(isHidden()).toBe(true)
  movePointer()
  expect(isHidden()).toBe(false)
  type()
  idleCallback?.()
  expect(isHidden()).toBe(true)
})

test('E-03 tools stay where nothing is typed into the page, and where the text is left before they are hidden', () => {
  const { type, press, isHidden } = openCanvas()
  type('input')
  expect(idleCallback).toBe(undefined)
  type()
  press('Escape')
  idleCallback?.()
  expect(isHidden()).toBe(false)
})
