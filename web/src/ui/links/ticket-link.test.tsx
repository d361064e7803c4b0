import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const evening = {
  number: 7,
  slug: 'ein-abend',
  isOnSale: true,
  ticketUrl: 'https://karten.example/7',
}

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('B-01 the link leads to the page with the plain form, and names its event for the widget', async () => {
  const link = await showLink({ variant: 'theatre', event: evening })
  expect(link?.getAttribute('href')).toBe('/de/programm/ein-abend/7/karten')
  expect(link?.getAttribute('data-tickets-of')).toBe('7')
})

test('B-10 without quick-buy the event links to its ticket_url', async () => {
  const link = await showLink({ variant: 'region', event: evening })
  expect(link?.getAttribute('href')).toBe('https://karten.example/7')
  expect(link?.hasAttribute('data-tickets-of')).toBe(false)
})

test('B-10 an event that the theatre does not sell links to its ticket_url, or not at all', async () => {
  const waiting = { ...evening, isOnSale: false }
  const link = await showLink({ variant: 'theatre', event: waiting })
  expect(link?.getAttribute('href')).toBe('https://karten.example/7')
  cleanup()
  expect(await showLink({ variant: 'theatre', event: { ...waiting, ticketUrl: null } })).toBeNull()
})

test('B-01 an event without tickets has no link, as introductions that are free', async () => {
  const free = { ...evening, ticketUrl: null }
  expect(await showLink({ variant: 'theatre', event: free })).toBeNull()
})

async function showLink(shown: { variant: string; event: Parameters<typeof Object>[0] }) {
  vi.stubEnv('SITE_VARIANT', shown.variant)
  vi.resetModules()
  const { TicketLink } = await import('./ticket-link.tsx')
  render(
    <TicketLink event={shown.event as typeof evening} locale="de">
      Karten
    </TicketLink>,
  )
  return screen.queryByRole('link', { name: 'Karten' })
}
