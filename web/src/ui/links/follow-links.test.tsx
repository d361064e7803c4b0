import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FollowLinks } from './follow-links.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SiteLink } from './site-link.tsx'

const router = vi.hoisted(() => ({
  push: vi.fn<(path: string) => void>(),
  prefetch: vi.fn<(path: string) => void>(),
}))
const { push, prefetch } = router
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  push.mockClear()
  prefetch.mockClear()
})

afterEach(() => vi.unstubAllGlobals())

/** Clicks on a link in a text; returns whether the browser was left to follow it. */
function click(href: string, event?: MouseEventInit): boolean {
  render(
    <>
      <FollowLinks />
      <RichText html={`<p><a href="${href}">Ziel</a></p>`} />
    </>,
  )
  return fireEvent.click(screen.getByRole('link', { name: 'Ziel' }), event)
}

test('L-21 a link in a text to a page of the site navigates without a reload', () => {
  expect(click('/de/programm?page=2#mai')).toBe(false)
  expect(push).toHaveBeenCalledExactlyOnceWith('/de/programm?page=2#mai')
})

test.each([
  ['another site', 'https://verlag.example/de/programm', {}],
  ['an uploaded file', '/media/spielplan.pdf', {}],
  ['a part of the same page', '#fragen', {}],
  ['a page in a new tab', '/de/programm', { ctrlKey: true }],
])('L-21 a link in a text to %s is left to the browser', (_, href, event) => {
  expect(click(href, event)).toBe(true)
  expect(push).not.toHaveBeenCalled()
})

function hover(): void {
  render(
    <>
      <FollowLinks />
      <SiteLink href="/de/haus">
        <span>Das Haus</span>
      </SiteLink>
    </>,
  )
  fireEvent.pointerOver(screen.getByText('Das Haus'))
}

test('L-21 a page is prefetched when the visitor is about to follow a link', () => {
  hover()
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/de/haus')
  fireEvent.click(screen.getByText('Das Haus'))
  expect(push).toHaveBeenCalledExactlyOnceWith('/de/haus')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'X-08 nothing is prefetched on a connection with %j',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    hover()
    expect(prefetch).not.toHaveBeenCalled()
  },
)
