import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnchorLinks } from './anchor-links.tsx'

const anchors = [
  { anchor: 'anreise', text: 'Anreise' },
  { anchor: 'fragen', text: 'Fragen' },
  { anchor: 'foerderer', text: 'Förderer' },
]

type Observed = { tell: IntersectionObserverCallback; margin: string | undefined }
let observed: Observed[] = []

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
        observed.push({ tell, margin: options.rootMargin })
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('innerHeight', 1000)
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['variant']
})

function show() {
  render(
    <>
      <AnchorLinks anchors={anchors} />
      {anchors.map(({ anchor }) => (
        <h2 key={anchor} id={anchor}>
          Teil
        </h2>
      ))}
    </>,
  )
}

/** Sets which parts the line has passed since the last call, and which no longer. */
function pass(parts: Record<string, boolean>) {
  const entries = Object.entries(parts).map(([id, isIntersecting]) => ({
    target: document.getElementById(id),
    isIntersecting,
  }))
  act(() => observed.at(-1)!.tell(entries as never, {} as IntersectionObserver))
}

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent)

test('M-10 the last part whose beginning has passed the line is marked, and none above the first', () => {
  show()
  pass({ anreise: false, fragen: false, foerderer: false })
  expect(marked()).toEqual([])
  pass({ anreise: true, fragen: true })
  expect(marked()).toEqual(['Fragen'])
  pass({ fragen: false })
  expect(marked()).toEqual(['Anreise'])
})

test('M-10 at the end of the page the last part is marked, however short it is', () => {
  show()
  pass({ anreise: true, fragen: true, foerderer: false })
  const root = document.documentElement
  vi.spyOn(root, 'scrollTop', 'get').mockReturnValue(2000)
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(3000)
  fireEvent(document, new Event('scrollend'))
  expect(marked()).toEqual(['Förderer'])
  vi.restoreAllMocks()
})

test.each([
  ['theatre', 1000, '-869px'],
  ['region', 1000, '-400px'],
  ['region', 500, '-100px'],
])('M-10 in the %s design, %i px high, a part begins at its line', (variant, height, bottom) => {
  document.documentElement.dataset['variant'] = variant
  vi.stubGlobal('innerHeight', height)
  show()
  expect(observed.at(-1)!.margin).toBe(`1000000px 0px ${bottom} 0px`)
})

test('M-10 without JavaScript they are links to the parts', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(<AnchorLinks anchors={anchors} />)
  const links = [...holder.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#anreise', '#fragen', '#foerderer'])
})
