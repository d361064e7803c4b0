import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { GraphQLError } from 'graphql'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AddToCartInput } from '#graphql/generated/graphql.ts'
import { readCart } from '#lib/browser/cart-cookies.ts'
import { de } from '#messages/de.ts'
import { cartOf, group, hall } from '#test/booking-offer.ts'
import { openModalDialogs } from '#test/modal-dialogs.ts'
import { mockClient } from '#test/mock-graph.tsx'
import { BookingWidget } from './booking-widget.tsx'

const graph = vi.hoisted(() => ({ client: undefined as unknown }))
vi.mock('#graphql/browser-client.ts', () => ({ browserClient: () => graph.client }))

const labels = de.booking

beforeAll(openModalDialogs)
beforeEach(() => {
  document.cookie = 'cartAmount=; Max-Age=0; Path=/'
})

afterEach(() => {
  vi.useRealTimers()
})

test('B-02 two lines are shown, the rest by "Alle Sitzplatzkategorien"', async () => {
  await open({ groups: hall })
  expect(lines()).toEqual(['Parkett', 'Rang'])
  const toggle = button(labels.allSeatGroups)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(toggle)
  expect(lines()).toEqual(['Parkett', 'Rang', 'Galerie'])
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
})

test('B-02 B-05 with two lines or fewer there is no toggle', async () => {
  await open({ groups: [hall[0]!, group(2, 'Rang', { status: 'UNAVAILABLE' }), hall[2]!] })
  expect(lines()).toEqual(['Parkett', 'Galerie'])
  expect(screen.queryByRole('button', { name: labels.allSeatGroups })).toBeNull()
})

test('B-11 while buyers wait for their turn nobody chooses seats: the way to the waiting room is shown', async () => {
  await open({ groups: hall, hasWaitingRoom: true })
  const link = screen.getByRole('link', { name: labels.toWebshop })
  expect(link.getAttribute('href')).toBe('https://karten.example/7')
  expect(screen.queryByRole('list', { name: labels.price })).toBeNull()
})

test('B-03 B-04 discounts are chosen in their own step; on return, the badge counts them', async () => {
  await open({ groups: hall })
  expect(screen.queryByText(/Mit Nachweis/)).toBeNull()
  await userEvent.click(button(/^Ermäßigungen: Parkett$/))
  expect(document.activeElement?.textContent).toBe('Ermäßigungen für Parkett')
  await userEvent.click(button('Eine Karte mehr: Ermäßigt, Mit Nachweis'))
  await userEvent.click(button('Eine Karte mehr: Ermäßigt, Mit Nachweis'))
  await userEvent.click(button(/Zurück/))
  const link = button('Ermäßigungen: Parkett, 2 ermäßigte Karten gewählt')
  expect(document.activeElement).toBe(link)
  expect(button('Ermäßigungen: Rang').textContent).not.toMatch(/\d/)
})

test('B-05 the first available timeslot is selected; another can be chosen', async () => {
  const timeslots = [
    { number: 31, timeStart: '10:00:00', status: 'UNAVAILABLE' },
    { number: 32, timeStart: '10:30:00', status: 'AVAILABLE' },
    { number: 33, timeStart: '11:00:00', status: 'AVAILABLE' },
  ]
  const { calls } = await open({ groups: [group(1, 'Teilnahme', { timeslots })] })
  expect(screen.getByText('10:30 Uhr')).toBeTruthy()
  await userEvent.click(button(labels.changeEntry))
  const times = screen.getAllByRole('radio')
  expect(times.map((time) => time.parentElement?.textContent)).toEqual(['10:30 Uhr', '11:00 Uhr'])
  expect((times[0] as HTMLInputElement).checked).toBe(true)
  await userEvent.click(times[1]!)
  await userEvent.click(button(/Zurück/))
  await userEvent.click(button('Eine Karte mehr: Teilnahme, Vollpreis'))
  await userEvent.click(button(labels.addToCart))
  await screen.findByText(/in Ihren Warenkorb gelegt/)
  expect(calls).toMatchObject([{ timeslotNumber: 33 }])
})

test('B-06 B-07 nothing can be added without a selection; then one call per seat group, and the summary', async () => {
  const { calls } = await open({ groups: hall })
  const add = button(labels.addToCart) as HTMLButtonElement
  expect(add.disabled).toBe(true)
  await userEvent.click(button('Eine Karte mehr: Parkett, Vollpreis'))
  await userEvent.click(button('Eine Karte mehr: Parkett, Vollpreis'))
  await userEvent.click(button('Eine Karte mehr: Rang, Vollpreis'))
  expect(screen.getByText('3 Karten, 140 €')).toBeTruthy()
  await userEvent.click(add)
  expect(await screen.findByText('3 Karten wurden in Ihren Warenkorb gelegt.')).toBeTruthy()
  expect(
    screen.getByText(/^Ihre Karten sind für die nächsten 15\sMinuten reserviert\.$/),
  ).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('Noch 15:00\u00a0Minuten')
  expect(calls).toMatchObject([
    { ticketingNumber: 70, seatGroupNumber: 1, tickets: [{ saleTypeNumber: 1, quantity: 2 }] },
    { ticketingNumber: 70, seatGroupNumber: 2, tickets: [{ saleTypeNumber: 1, quantity: 1 }] },
  ])
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(readCart()).toEqual({ amount: 3, url: '/webshop/cart' })
})

test.each([
  ['NOT_ENOUGH_SEATS', -214, ['Fehler -214', labels.notEnoughSeats]],
  ['NO_RESERVATION', -204, ['Fehler -204', labels.noReservation]],
  ['NOT_ON_SALE', null, ['Nicht im Verkauf.']],
])(
  'B-07 %s is shown as a message, with a link to the webshop',
  async (code, responseCode, sentences) => {
    const message = 'Nicht im Verkauf.'
    await open({
      groups: hall,
      respond: () => ({ __typename: 'CartProblem', code, message, responseCode }),
    })
    await choose()
    expect(await screen.findByText(labels.failed)).toBeTruthy()
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy()
    const toShop = screen.getByRole('link', { name: 'Zum Webshop' })
    expect(toShop.getAttribute('href')).toBe('https://karten.example/7')
    expect(screen.getByRole('link', { name: 'Webshop' }).getAttribute('href')).toBe(
      'https://karten.example/7',
    )
  },
)

test('B-07 refused tickets stay selected for another attempt, with the availability of that time', async () => {
  let groups = hall
  await open({
    groups: () => groups,
    respond: () => ({ __typename: 'CartProblem', code: 'NOT_ENOUGH_SEATS', responseCode: -214 }),
  })
  await choose()
  groups = [group(1, 'Parkett', { status: 'UNAVAILABLE' }), hall[1]!]
  await userEvent.click(await screen.findByRole('button', { name: labels.chooseOthers }))
  await waitFor(() => expect(lines()).toEqual(['Rang']))
  expect(screen.getByText(labels.changed)).toBeTruthy()
})

test('B-06 a rate-limited call can be repeated with the same key', async () => {
  let tries = 0
  const { calls } = await open({
    groups: hall,
    respond: () => {
      tries += 1
      if (tries > 1) return cartOf(1)
      throw new GraphQLError('Zu viel', { extensions: { code: 'RATE_LIMITED' } })
    },
  })
  await choose()
  expect(await screen.findByText(labels.limited)).toBeTruthy()
  await userEvent.click(button(labels.retry))
  expect(await screen.findByText('1 Karte wurde in Ihren Warenkorb gelegt.')).toBeTruthy()
  expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey)
})

test('B-01 closing resets the selection after 250 ms, not before, and returns the focus', async () => {
  const { onClosed, opener } = await open({ groups: hall })
  await userEvent.click(button('Eine Karte mehr: Parkett, Vollpreis'))
  vi.useFakeTimers()
  fireEvent.click(button(labels.close))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  act(() => {
    vi.advanceTimersByTime(249)
  })
  expect(onClosed).not.toHaveBeenCalled()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(onClosed).toHaveBeenCalledOnce()
})

test('B-01 a press outside closes, one that began inside does not', async () => {
  await open({ groups: hall })
  const dialog = screen.getByRole('dialog')
  fireEvent.mouseDown(within(dialog).getByText('Parkett'))
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an event that is sold out meanwhile says so, and leads to the webshop', async () => {
  await open({ groups: [group(1, 'Parkett', { status: 'UNAVAILABLE' })] })
  expect(screen.getByText(labels.none)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zum Webshop' })).toBeTruthy()
})

test('R-02 the widget has no accessibility violation', async () => {
  await open({ groups: hall })
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const lines = () =>
  within(screen.getByRole('list', { name: labels.price }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('b')?.textContent)

async function choose() {
  await userEvent.click(button('Eine Karte mehr: Parkett, Vollpreis'))
  await userEvent.click(button(labels.addToCart))
}

type Groups = ReturnType<typeof group>[]

async function open(shop: {
  hasWaitingRoom?: boolean
  groups: Groups | (() => Groups)
  respond?: () => Record<string, unknown>
}) {
  const calls: AddToCartInput[] = []
  let held = 0
  graph.client = mockClient(
    { Event: () => ({ title: 'Hamlet', ticketUrl: 'https://karten.example/7' }) },
    {
      Query: {
        eventOffer: () => ({
          ticketingNumber: 70,
          hasWaitingRoom: shop.hasWaitingRoom ?? false,
          seatGroups: typeof shop.groups === 'function' ? shop.groups() : shop.groups,
        }),
      },
      Mutation: {
        addToCart: (_: unknown, { input }: { input: AddToCartInput }) => {
          calls.push(input)
          held += input.tickets.reduce((sum, { quantity }) => sum + quantity, 0)
          return shop.respond?.() ?? cartOf(held)
        },
      },
    },
  )
  const opener = document.createElement('button')
  document.body.append(opener)
  const onClosed = vi.fn<() => void>()
  render(<BookingWidget eventId={7} opener={opener} locale="de" onClosed={onClosed} />)
  await screen.findByRole('heading', { name: /Hamlet/ })
  return { calls, onClosed, opener }
}
