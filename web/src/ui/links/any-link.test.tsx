import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { de } from '#messages/de.ts'
import { AnyLink } from './any-link.tsx'

test('L-21 a link that opens another site in a new window sends no referrer', () => {
  render(<AnyLink href="https://verlag.example">Verlag</AnyLink>)
  const link = screen.getByRole('link', { name: 'Verlag' })
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(link.getAttribute('target')).toBeNull()
})

test('L-21 a link to a new window says so in its accessible name', () => {
  const { newWindow } = de.layout
  for (const href of ['https://verlag.example', '/de/programm']) {
    const { unmount } = render(
      <AnyLink href={href} newWindow={newWindow}>
        Verlag
      </AnyLink>,
    )
    const link = screen.getByRole('link', { name: 'Verlag öffnet in neuem Fenster' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    unmount()
  }
})
