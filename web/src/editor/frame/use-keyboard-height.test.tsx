import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboardHeight } from './use-keyboard-height.ts'

afterEach(() => vi.unstubAllGlobals())

function Page() {
  useKeyboardHeight()
  return null
}

const room = () => document.documentElement.style.getPropertyValue('--keyboard-height')

test('what an on-screen keyboard covers is known to the styles; a page that is zoomed in has none', () => {
  const visible = Object.assign(new EventTarget(), { height: 1180, offsetTop: 0, scale: 1 })
  vi.stubGlobal('innerHeight', 1180)
  vi.stubGlobal('visualViewport', visible)
  const { unmount } = render(<Page />)
  const change = (to: Partial<typeof visible>) =>
    act(() => {
      Object.assign(visible, to)
      visible.dispatchEvent(new Event('resize'))
    })
  expect(room()).toBe('')
  change({ height: 780 })
  expect(room()).toBe('400px')
  change({ height: 590, scale: 2 })
  expect(room()).toBe('0px')
  unmount()
  expect(room()).toBe('')
})
