import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HashScroll } from './hash-scroll.tsx'

vi.mock('next/navigation', () => ({ usePathname: () => '/de/besuch' }))

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
let isStill = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  isStill = false
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

/** An element 900 px below the upper edge of the window. */
function put(html: string) {
  document.body.insertAdjacentHTML('beforeend', html)
  const element = document.querySelector<HTMLElement>('#fragen')!
  element.getBoundingClientRect = () => ({ top: 900 }) as DOMRect
  return element
}

function arriveAt(hash: string) {
  history.replaceState(null, '', `/de/besuch${hash}`)
  render(<HashScroll />)
}

test('L-17 a second after the navigation the page scrolls smoothly until the element is 130 px below the edge', () => {
  put('<h2 id="fragen">Fragen</h2>')
  arriveAt('#fragen')
  vi.advanceTimersByTime(999)
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 770, behavior: 'smooth' })
})

test('L-17 a missing element is searched for every 250 ms', () => {
  arriveAt('#fragen')
  vi.advanceTimersByTime(1000 + 98 * 250 + 1)
  put('<h2 id="fragen">Fragen</h2>')
  vi.advanceTimersByTime(248)
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('L-17 after a hundred attempts it stops', () => {
  arriveAt('#fragen')
  vi.advanceTimersByTime(1000 + 99 * 250)
  put('<h2 id="fragen">Fragen</h2>')
  vi.advanceTimersByTime(10_000)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('L-17 an answer is opened at once and scrolled to after 700 ms, 200 px below the edge', () => {
  put('<details><summary>Mantel?</summary><p id="fragen">Links.</p></details>')
  arriveAt('#fragen')
  expect(document.querySelector('details')!.open).toBe(true)
  vi.advanceTimersByTime(699)
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'smooth' })
})

test('L-17 with reduced motion the scroll is not animated', () => {
  isStill = true
  put('<h2 id="fragen">Fragen</h2>')
  arriveAt('#fragen')
  vi.advanceTimersByTime(1000)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 770, behavior: 'instant' })
})

test('L-17 scrolling by the visitor cancels it', () => {
  put('<h2 id="fragen">Fragen</h2>')
  arriveAt('#fragen')
  fireEvent.wheel(window)
  vi.advanceTimersByTime(60_000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('L-17 a link on the page itself scrolls, and so does going back', () => {
  put('<h2 id="fragen">Fragen</h2><a href="/de/besuch#fragen">Fragen</a>')
  arriveAt('')
  fireEvent.click(document.querySelector('a')!)
  // The browser fires its event a little later.
  vi.advanceTimersByTime(1100)
  expect(scrollTo).toHaveBeenCalledOnce()
  history.replaceState(null, '', '/de/besuch#fragen')
  fireEvent(window, new HashChangeEvent('hashchange'))
  vi.advanceTimersByTime(1000)
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test('L-17 an element of a hidden previous page is ignored', () => {
  const hidden = put('<h2 id="fragen">Früher</h2>')
  hidden.checkVisibility = () => false
  arriveAt('#fragen')
  vi.advanceTimersByTime(2000)
  expect(scrollTo).not.toHaveBeenCalled()
})
