import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Slider } from './slider.tsx'

const motion = vi.hoisted(() => ({ isLoaded: false }))

vi.mock('./slider-motion.tsx', () => {
  motion.isLoaded = true
  return { default: () => <button type="button">Nächstes Bild</button> }
})

afterEach(() => vi.unstubAllGlobals())

const pictures = (
  <Slider label="Bilder" of="pictures" locale="de">
    {['Mond', 'Flöte', 'Nacht'].map((labels) => (
      <li key={labels}>{labels}</li>
    ))}
  </Slider>
)

test('P-18 without JavaScript all slides are in one list that the keyboard can scroll', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(pictures)
  expect([...holder.querySelectorAll('li')].map((slide) => slide.textContent)).toEqual([
    'Mond',
    'Flöte',
    'Nacht',
  ])
  const viewport = holder.querySelector('[aria-label="Bilder"]')
  expect(viewport?.getAttribute('tabindex')).toBe('0')
  expect(holder.querySelector('button')).toBeNull()
})

test('P-18 the script is loaded when a tenth of the slider is in view, and not before', async () => {
  const see = observeVisibility()
  render(pictures)
  expect(see.threshold()).toBe(0.1)
  await act(async () => see.report(false))
  expect(motion.isLoaded).toBe(false)
  await act(async () => see.report(true))
  expect(await screen.findByRole('button', { name: 'Nächstes Bild' })).toBeTruthy()
})

test('P-18 a single picture has no controls', () => {
  const see = observeVisibility()
  render(
    <Slider label="Bilder" of="pictures" locale="de">
      <li>Mond</li>
    </Slider>,
  )
  expect(see.threshold()).toBeUndefined()
})

/** A fake IntersectionObserver: the test says what is in view. */
function observeVisibility() {
  let tell: IntersectionObserverCallback | undefined
  let threshold: unknown
  class Observer {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
      tell = callback
      threshold = options.threshold
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    threshold: () => threshold,
    report: (isIntersecting: boolean) =>
      tell?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
  }
}
