import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WelcomeLayer } from './welcome-layer.tsx'
import { stampOf } from './welcome-memory.ts'

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

test('L-13 words of welcome come after four seconds, not before', () => {
  show()
  wait(3999)
  expect(showPopover).not.toHaveBeenCalled()
  wait(1)
  expect(showPopover).toHaveBeenCalledOnce()
})

test('L-13 who has closed them is not shown them again, but other words', () => {
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

test('L-13 other words have another stamp', () => {
  expect(stampOf('Willkommen!')).not.toBe(stampOf('Willkommen?'))
  expect(stampOf('Willkommen!')).toBe(stampOf('Willkommen!'))
})
