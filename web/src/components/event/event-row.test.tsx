import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NextEventsDocument } from '#graphql/generated/graphql.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { mockClient } from '#test/mock-graph.tsx'
import type { BookingStatus } from './booking-state.ts'
import { DayList } from './day-list.tsx'
import { groupByDay } from './group-by-day.ts'

test('P-01 P-16 a row shows date, time, venue, title, price and ticket link', async () => {
  await showEvent({ title: 'Die Zauberflöte', ticketUrl: 'https://karten.example/7' })
  expect(screen.getByRole('heading', { level: 2, name: 'Samstag, 21.11.2026' })).toBeTruthy()
  expect(screen.getByText('19:30 Uhr').getAttribute('datetime')).toBe('2026-11-21T19:30:00+01:00')
  expect(screen.getByText('Stadttheater')).toBeTruthy()
  expect(screen.getByText('ab 18 €')).toBeTruthy()
  const title = screen.getByRole('link', { name: 'Die Zauberflöte' })
  expect(title.getAttribute('href')).toBe('/de/programm/ein-abend/7')
  const tickets = screen.getByRole('link', {
    name: 'Karten für Die Zauberflöte, Samstag, 21.11.2026',
  })
  expect(tickets.getAttribute('href')).toBe('/de/programm/ein-abend/7/karten')
})

test.each<[BookingStatus, string, string | null]>([
  ['SOLD_OUT', 'Ausverkauft', null],
  ['CANCELED', 'Abgesagt', null],
  ['POSTPONED', 'Verschoben', null],
  ['WAITING_LIST', 'Warteliste', 'Auf die Liste: Ein Abend, Samstag, 21.11.2026'],
  ['CLOSED', 'Verkauf geschlossen', null],
  ['PAST_EVENT', 'Vergangen', null],
  ['ADVANCE_SALE', 'Vorverkauf', 'Erinnern an Ein Abend, Samstag, 21.11.2026'],
  ['ONLINE_SALE_ENDED', 'Onlineverkauf beendet', null],
])('P-09 %s is labelled %s, and offers what can be done', async (status, label, action) => {
  const isSold = status !== 'CANCELED' && status !== 'POSTPONED'
  const said = isSold ? { sale: status } : { sale: null, schedule: status }
  await showEvent({ ...said, title: 'Ein Abend', ticketUrl: 'https://karten.example/7' })
  expect(screen.getByText(label)).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(links).toEqual(action === null ? [null] : [null, action])
})

test('P-09 a row says when the sale begins', async () => {
  await showEvent({ sale: 'ADVANCE_SALE', saleStartsOn: '2026-11-24' })
  expect(screen.getByText('ab Di, 24.11.')).toBeTruthy()
})

test('an event without a time shows only its day', async () => {
  await showEvent({ time: null, day: '1842-03-28', genre: null, room: null, ticketUrl: null })
  expect(screen.getByText('Uhrzeit folgt').getAttribute('datetime')).toBe('1842-03-28')
  expect(screen.getByRole('heading', { level: 2, name: 'Montag, 28.03.1842' })).toBeTruthy()
})

async function showEvent(event: Record<string, unknown>) {
  const known = {
    number: 7,
    time: '19:30',
    sale: 'ON_SALE',
    schedule: 'SCHEDULED',
    day: '2026-11-21',
    ...event,
  }
  const client = mockClient({
    EventConnection: () => ({ nodes: [{}] }),
    Event: () => known,
    Venue: () => ({ name: 'Stadttheater' }),
  })
  const { data } = await client.query({
    query: NextEventsDocument,
    variables: { locale: 'DE' },
  })
  const events = data?.events?.nodes ?? []
  const days = groupByDay({ events, teasers: [], followingDay: undefined })
  renderInGerman(<DayList days={days} locale="de" />)
}
