import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowTextLinks } from './follow-text-links.tsx'
import { RichText } from './rich-text.tsx'

const push = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

beforeEach(() => push.mockClear())

/** Clicks on a link in a text; whether the browser was left to follow it. */
function click(href: string, event?: MouseEventInit): boolean {
  render(
    <>
      <FollowTextLinks />
      <RichText html={`<p><a href="${href}">Ziel</a></p>`} />
    </>,
  )
  return fireEvent.click(screen.getByRole('link', { name: 'Ziel' }), event)
}

test('L-21 a link in a text to a page of the site does not load the site anew', () => {
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
