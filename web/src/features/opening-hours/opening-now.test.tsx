import { act, render } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { de } from '#messages/de.ts'
import { openingSentences } from './opening-sentences.ts'
import { OpeningNow } from './opening-now.tsx'

const ranges = [
  { from: '10:00', to: '13:00' },
  { from: '15:00', to: '18:00' },
]
const t = createTranslator({ locale: 'de', messages: de, namespace: 'openingHours' })
const office = (
  <OpeningNow
    sentences={openingSentences(
      { ranges, next: { day: '2026-11-24', time: '10:00' } },
      { t, locale: 'de' },
    )!}
    before="10 bis 18 Uhr"
  />
)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('P-17 a cached page does not contain the current time', () => {
  vi.setSystemTime('2026-11-21T11:00:00Z')
  expect(renderToString(office)).toBe('10 bis 18 Uhr')
})

test('P-17 the label changes at its minute on the theatre’s clock, in winter and in summer', () => {
  for (const [morning, label] of [
    ['2026-11-21T08:59:30Z', 'Geöffnet ab 10:00 Uhr'],
    ['2026-07-21T07:59:30Z', 'Geöffnet ab 10:00 Uhr'],
  ] as const) {
    vi.setSystemTime(morning)
    const { container, unmount } = render(office)
    expect(container.textContent).toBe(label)
    act(() => void vi.advanceTimersByTime(29_000))
    expect(container.textContent).toBe(label)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(container.textContent).toBe('Geöffnet bis 18:00 Uhr')
    act(() => void vi.advanceTimersByTime(8 * 3_600_000))
    expect(container.textContent).toBe('Geschlossen bis Di, 24.11., 10:00 Uhr')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('P-17 a page that stays open past midnight does not show yesterday’s hours for another day', () => {
  vi.setSystemTime('2026-11-21T22:59:00Z')
  const { container } = render(office)
  expect(container.textContent).toBe('Geschlossen bis Di, 24.11., 10:00 Uhr')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toBe('10 bis 18 Uhr')
})
