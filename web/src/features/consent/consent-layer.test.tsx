import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { ConsentLayer } from './consent-layer.tsx'

vi.mock('next/navigation', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  usePathname: () => '/de/vorschau/x',
}))
beforeAll(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.restoreAllMocks())

const show = () => renderInGerman(<ConsentLayer locale="de" timesRequested={0} />)
const banner = () => screen.queryByRole('heading', { name: 'Bevor der Vorhang aufgeht' })

test('X-05 who has not chosen yet is asked', () => {
  show()
  expect(banner()).toBeTruthy()
})

test('E-09 nobody is asked in the preview of the editor, which is in a frame', () => {
  vi.spyOn(window, 'frameElement', 'get').mockReturnValue(document.createElement('iframe'))
  show()
  expect(banner()).toBe(null)
})
