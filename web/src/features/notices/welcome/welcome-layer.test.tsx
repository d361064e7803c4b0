import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WelcomeLayer } from './welcome-layer.tsx'
import { textHash } from './dismissed-welcome.ts'

const showPopover = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  showPopover.mockClear()
  HTMLElement.prototype.showPopover = showPopover
  HTMLElement.prototype.hidePopover = vi.fn<() => void>()
})
afterEach(() => vi.useRealTimers())

const show = (stamp = 'a') =>
  render(
    <WelcomeLayer stamp={stamp} label="Willkommen" closeLabel="Schließen">
      Neu: die Saison im Abo
    </WelcomeLayer>,
  )

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('L-13 the welcome appears after four seconds, not before', () => {
  show()
  wait(3999)
  expect(showPopover).not.toHaveBeenCalled()
  wait(1)
  expect(showPopover).toHaveBeenCalledOnce()
})

test('L-13 a dismissed text is not shown again, but another one is', () => {
  const { container, unmount } = show()
  wait(4000)
  const closing = Object.assign(new Event('beforetoggle'), { newState: 'closed' })
  fireEvent(container.querySelector('aside')!, closing)
  unmount()
  show()
  wait(4000)
  expect(showPopover).toHaveBeenCalledOnce()
  show('b')
  wait(4000)
  expect(showPopover).toHaveBeenCalledTimes(2)
})

test('L-13 another text has another hash', () => {
  expect(textHash('Willkommen!')).not.toBe(textHash('Willkommen?'))
  expect(textHash('Willkommen!')).toBe(textHash('Willkommen!'))
})
