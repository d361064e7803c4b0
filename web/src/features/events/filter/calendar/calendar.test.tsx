import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { programmeLabelsIn } from '#test/programme-labels-in.ts'
import { mockClient } from '#test/mock-graph.tsx'
import Calendar from './calendar.tsx'
import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'

const graph = vi.hoisted(() => ({ client: undefined as unknown }))
vi.mock('#graphql/browser-client.ts', () => ({ browserClient: () => graph.client }))

beforeEach(() => {
  history.replaceState(null, '', '/de/programm')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

test('P-02 the month is a grid of weeks from Monday on, in German', () => {
  show()
  const grid = screen.getByRole('grid', { name: 'November 2026' })
  const names = within(grid).getAllByRole('columnheader')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ])
  expect(names[0]?.getAttribute('abbr')).toBe('Montag')
})

test('P-08 days without events are disabled, and choosing one does nothing', async () => {
  show()
  const silent = day('Donnerstag, 26.11.2026, keine Termine')
  expect(silent.getAttribute('aria-disabled')).toBe('true')
  expect(silent.hasAttribute('href')).toBe(false)
  await userEvent.click(silent)
  expect(location.search).toBe('')
})

test('P-02 P-04 a day with events is chosen, beside the other filters', async () => {
  show({ genre: 3 })
  await userEvent.click(day('Mittwoch, 25.11.2026'))
  expect(location.search).toBe('?date=25-11-2026&genre=3')
})

test('P-03 P-08 the chosen day is marked, and choosing it again resets it; today is no choice', () => {
  show({ date: '2026-11-25' })
  const chosen = day('Mittwoch, 25.11.2026')
  expect(chosen.closest('td')?.getAttribute('aria-selected')).toBe('true')
  expect(chosen.getAttribute('href')).toBe('/de/programm')
  expect(day('Samstag, 21.11.2026, heute').getAttribute('href')).toBe('/de/programm')
})

test('P-02 one day is in the tab order; arrows, Home, End and pages move it', async () => {
  show()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(day('Samstag, 21.11.2026, heute'))
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(document.activeElement).toBe(day('Freitag, 27.11.2026, keine Termine'))
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(day('Montag, 23.11.2026, keine Termine'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(location.search).toBe('?date=25-11-2026')
  await userEvent.keyboard('{PageDown}')
  expect(screen.getByRole('grid', { name: 'Dezember 2026' })).toBeTruthy()
  expect(document.activeElement).toBe(day('Freitag, 25.12.2026, keine Termine'))
  expect(document.querySelectorAll('td [tabindex="0"]')).toHaveLength(1)
})

test('P-02 the calendar ends with the theatre’s last event', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Nächster Monat' }))
  await userEvent.click(screen.getByRole('button', { name: 'Nächster Monat' }))
  expect(screen.getByRole('grid', { name: 'Dezember 2026' })).toBeTruthy()
})

test('P-02 months before the list are loaded, with the other filters', async () => {
  const loadedMonth: unknown[] = []
  const calendar = (_: unknown, variables: { date: string; genreNumber: number }) => {
    loadedMonth.push([variables.date, variables.genreNumber])
    return { dates: ['2026-10-30', '2026-11-21'] }
  }
  graph.client = mockClient({}, { Query: { calendar } })
  show({ genre: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Voriger Monat' }))
  const friday = await screen.findByRole('link', { name: 'Freitag, 30.10.2026' })
  expect(friday.getAttribute('href')).toBe('/de/programm?date=30-10-2026&genre=3')
  expect(loadedMonth).toEqual([['2026-10-01', 3]])
})

test('P-02 P-15 in English too', () => {
  show({}, 'en')
  expect(screen.getByRole('columnheader', { name: 'Mon' })).toBeTruthy()
  expect(day('Thursday 26 November 2026, no dates')).toBeTruthy()
})

const day = (name: string) => screen.getByRole('link', { name })

function show(choice: ProgrammeChoice = {}, locale: 'de' | 'en' = 'de') {
  const dates = ['2026-11-21', '2026-11-25', '2026-11-28', '2026-12-04']
  const noCounts = { genre: {}, type: {}, room: {}, venue: {}, series: {}, tag: {} }
  render(
    <Calendar
      choice={choice}
      view={{
        count: 4,
        countLabel: '',
        countLabels: {},
        counts: noCounts,
        calendar: { dates, first: '2026-01-04', last: '2026-12-04', today: '2026-11-21' },
        months: [],
        earlierMonth: undefined,
      }}
      options={{ genre: [], type: [], room: [], venue: [], series: [], tag: [], seasons: [] }}
      path="/de/programm"
      locale={locale}
      labels={programmeLabelsIn(locale)}
    />,
  )
}
