import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { type DateEntry, DateList } from './date-list.tsx'

const premiere: DateEntry = {
  number: 7,
  slug: 'ein-abend',
  day: '2026-11-21',
  time: '19:30',
  dateStart: '2026-11-21T19:30:00+01:00',
  status: 'ON_SALE',
  href: '/de/programm/die-moewe/7',
  places: ['Stadtsaal', 'Stadtsaal'],
  priceFrom: { amount: '18.50', currency: 'EUR' },
  ticketUrl: 'https://karten.example/7',
}

test('P-15 P-16 a date links to its event, with day, time, place, price and tickets', () => {
  show(premiere)
  const link = screen.getByRole('link', { name: 'Samstag, 21.11.2026, 19:30 Uhr' })
  expect(link.getAttribute('href')).toBe('/de/programm/die-moewe/7')
  expect(screen.getByText('Stadtsaal')).toBeTruthy()
  expect(screen.getByText('ab 18,50 €')).toBeTruthy()
  const tickets = screen.getByRole('link', { name: 'Karten für Samstag, 21.11.2026' })
  expect(tickets.getAttribute('href')).toBe('https://karten.example/7')
})

test('P-09 a canceled date says so, and shows neither price nor tickets', () => {
  show({ ...premiere, status: 'CANCELED', ticketUrl: null, title: 'Die Möwe' })
  expect(screen.getByText('Abgesagt')).toBeTruthy()
  expect(screen.getByText('Die Möwe')).toBeTruthy()
  expect(screen.queryByText(/ab 18/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Karten/ })).toBeNull()
})

test('P-15 a date without a time shows only its day', () => {
  show({ ...premiere, time: null })
  expect(screen.getByRole('link', { name: 'Samstag, 21.11.2026, Uhrzeit folgt' })).toBeTruthy()
})

function show(date: DateEntry) {
  renderInGerman(<DateList dates={[date]} locale="de" />)
}
