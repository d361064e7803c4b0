import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import LazyChips from '#features/events/filter/lazy-chips.tsx'
import { readChoice } from '#features/events/filter/programme-choice.ts'
import { options, view } from '#test/programme-of-twelve.ts'
import { programmeLabelsIn } from '#test/programme-labels-in.ts'
import { connectionOf } from '#test/connections.ts'
import { mockClient } from '#test/mock-graph.tsx'
import { LiveProgramme } from './live-programme.tsx'

const graph = vi.hoisted(() => ({ client: undefined as unknown }))
vi.mock('#graphql/browser-client.ts', () => ({ browserClient: () => graph.client }))

type Numbers = { genreNumber?: number | null; roomNumber?: number | null }
type Variables = Numbers & { exhibitionTypeKey?: string | null; date?: string | null }

beforeEach(() => {
  history.replaceState(null, '', '/de/programm')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

test('P-02 P-04 choosing an option changes the address, sends one request, and shows list and counts of the response', async () => {
  const requests = respondImmediately((choice) => (choice.genreNumber === 1 ? ['Fidelio'] : []))
  show()
  expect(screen.getByText('vom Server')).toBeTruthy()
  await userEvent.click(option('Oper (5 Termine)'))
  expect(location.search).toBe('?genre=1')
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(await screen.findByRole('link', { name: 'Fidelio' })).toBeTruthy()
  expect(screen.queryByText('vom Server')).toBeNull()
  // List and counts come from separate responses.
  await waitFor(() => expect(screen.getAllByRole('status')[0]!.textContent).toBe('1 Termin'))
  expect(requests).toHaveLength(1)
  expect(document.activeElement, 'the focus stays where it is').toBe(option('Oper (1 Termin)'))
})

test('P-03 the chosen option is marked, and choosing it again resets it', async () => {
  respondImmediately(() => ['Fidelio'])
  show()
  await userEvent.click(option('Oper (5 Termine)'))
  await screen.findByRole('link', { name: 'Fidelio' })
  const oper = await waitFor(() => option('Oper (1 Termin)'))
  expect(oper.getAttribute('aria-current')).toBe('true')
  await userEvent.click(oper)
  expect(location.search).toBe('')
  expect(screen.getByText('vom Server')).toBeTruthy()
})

test('P-02 an option without events is disabled', () => {
  show()
  expect(screen.getByText('Zirkus').closest('a')).toBeNull()
})

test('P-03 the graph gets a type by its number, as text', async () => {
  const requests = respondImmediately(() => ['Fidelio'])
  show()
  await userEvent.click(option('Premiere (2 Termine)'))
  await screen.findByRole('link', { name: 'Fidelio' })
  expect(location.search).toBe('?type=4')
  expect(requests[0]?.exhibitionTypeKey).toBe('4')
})

test('P-06 on fast changes only the response to the last choice is shown, in whatever order they arrive', async () => {
  const responses = respondOnDemand()
  show()
  await userEvent.click(option('Oper (5 Termine)'))
  await waitFor(() => expect(responses.waiting(1)).toBe(true))
  await userEvent.click(option('Tanz (7 Termine)'))
  await waitFor(() => expect(responses.waiting(2)).toBe(true))
  const seen = watchTitles()
  await act(async () => responses.resolve(2, ['Winterreise']))
  expect(await screen.findByRole('link', { name: 'Winterreise' })).toBeTruthy()
  await act(async () => responses.resolve(1, ['Fidelio']))
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  expect(screen.queryByRole('link', { name: 'Fidelio' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Winterreise' })).toBeTruthy()
  expect(seen()).not.toContain('Fidelio')
})

test('P-06 a list that loads slowly is emptied, and says that it loads', async () => {
  const responses = respondOnDemand()
  show()
  await userEvent.click(option('Oper (5 Termine)'))
  expect(await screen.findByText('Termine werden geladen …')).toBeTruthy()
  expect(screen.queryByText('vom Server')).toBeNull()
  expect(screen.getByRole('region', { name: 'Termine' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => responses.resolve(1, ['Fidelio']))
  expect(await screen.findByRole('link', { name: 'Fidelio' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Termine' }).getAttribute('aria-busy')).toBe('false')
})

test('P-04 going back shows the previous choice', async () => {
  respondImmediately(({ genreNumber }) => [genreNumber === 1 ? 'Fidelio' : 'Winterreise'])
  show()
  await userEvent.click(option('Oper (5 Termine)'))
  await screen.findByRole('link', { name: 'Fidelio' })
  history.back()
  expect(await screen.findByText('vom Server')).toBeTruthy()
  history.forward()
  expect(await screen.findByRole('link', { name: 'Fidelio' })).toBeTruthy()
})

test('P-07 filters without results say so, and can be reset; the focus is not lost', async () => {
  respondImmediately(() => [])
  show()
  await userEvent.click(option('Oper (5 Termine)'))
  expect(await screen.findByText('Leider hat Ihre Auswahl kein Ergebnis gebracht.')).toBeTruthy()
  const region = screen.getByRole('region', { name: 'Termine' })
  await userEvent.click(within(region).getByRole('link', { name: 'Filter zurücksetzen' }))
  expect(location.pathname + location.search).toBe('/de/programm')
  expect(screen.getByText('vom Server')).toBeTruthy()
  expect(document.activeElement).toBe(region)
})

test('P-07 an outage is shown, with a retry', async () => {
  let isDown = true
  respondImmediately(() => {
    if (isDown) throw new Error('down')
    return ['Fidelio']
  })
  show()
  await userEvent.click(option('Oper (5 Termine)'))
  expect((await screen.findByRole('alert')).textContent).toContain('konnten nicht geladen werden')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('link', { name: 'Fidelio' })).toBeTruthy()
})

test('P-02 P-08 chips name the active filters; a first day of today is none', async () => {
  respondImmediately(() => ['Fidelio'])
  history.replaceState(null, '', '/de/programm?date=21-11-2026')
  const { unmount } = show('?date=21-11-2026')
  expect(screen.queryByRole('region', { name: 'Ihre Auswahl' })).toBeNull()
  unmount()
  history.replaceState(null, '', '/de/programm?date=01-09-2024&genre=1')
  show('?date=01-09-2024&genre=1')
  const chips = screen.getByRole('region', { name: 'Ihre Auswahl' })
  await userEvent.click(
    within(chips).getByRole('link', { name: 'Kalender: ab 01.09.2024 entfernen' }),
  )
  expect(location.search).toBe('?genre=1')
  const left = await screen.findByRole('link', { name: 'Sparte: Oper entfernen' })
  expect(left.textContent).toBe('Oper')
  expect(screen.queryByRole('link', { name: /^Kalender: / })).toBeNull()
})

test('P-02 a season makes the list begin with its first day, beside the other filters', async () => {
  respondImmediately(() => ['Fidelio'])
  history.replaceState(null, '', '/de/programm?genre=1')
  show('?genre=1')
  await userEvent.click(screen.getByRole('link', { name: '2024/25', hidden: true }))
  expect(location.search).toBe('?date=01-09-2024&genre=1')
})

test('P-04 a click that opens a new tab does not change the list', async () => {
  show()
  const oper = option('Oper (5 Termine)')
  oper.addEventListener('click', (event) => event.preventDefault())
  const person = userEvent.setup()
  await person.keyboard('{Control>}')
  await person.click(oper)
  expect(location.search).toBe('')
})

const option = (name: string) => screen.getByRole('link', { name, hidden: true })

function show(query = '') {
  return render(
    <LiveProgramme
      first={{ query, view }}
      options={options}
      path="/de/programm"
      locale="de"
      labels={programmeLabelsIn('de')}
      chips={
        <LazyChips
          choice={readChoice(new URLSearchParams(query))}
          options={options}
          today={view.calendar.today}
          path="/de/programm"
          locale="de"
        />
      }
    >
      <p>vom Server</p>
    </LiveProgramme>,
  )
}

function respondImmediately(titles: (choice: Variables) => string[]) {
  const requests: Variables[] = []
  graph.client = clientWith((choice) => {
    requests.push(choice)
    return titles(choice)
  })
  return requests
}

function respondOnDemand() {
  const waiting = new Map<number, (titles: string[]) => void>()
  graph.client = clientWith(
    ({ genreNumber }) => new Promise<string[]>((resolve) => waiting.set(genreNumber ?? 0, resolve)),
  )
  return {
    waiting: (genre: number) => waiting.has(genre),
    resolve: (genre: number, titles: string[]) => waiting.get(genre)?.(titles),
  }
}

function clientWith(titles: (choice: Variables) => string[] | Promise<string[]>) {
  const events = async (_: unknown, { after, ...choice }: Variables & { after: string | null }) => {
    if (after) throw new Error('Diese Seite gibt es nicht.')
    const nodes = (await titles(choice)).map((title, index) => ({
      number: index + 1,
      title,
      day: '2026-11-21',
      sale: 'ON_SALE',
      schedule: 'SCHEDULED',
    }))
    return connectionOf(nodes)
  }
  const eventCounts = (_: unknown, { genreNumber }: Variables) => ({
    rooms: [],
    exhibitionTypes: [{ number: 4, count: 1 }],
    tags: [],
    series: [],
    genres: [
      { number: 1, count: genreNumber === 1 ? 1 : 5 },
      { number: 2, count: 7 },
    ],
  })
  return mockClient({}, { Query: { events, eventCounts, teasers: () => [] } })
}

/** Every title that the list shows from now on, however briefly. */
function watchTitles() {
  const seen = new Set<string>()
  const record = () => {
    for (const title of document.querySelectorAll('h3')) seen.add(title.textContent ?? '')
  }
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
  return () => [...seen]
}
