import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { stack } from './stack.ts'

type Row = { id: number; slugs: { de: string; en: string }; status: string }
type Offer = { seat_groups: { status: number; prices: unknown[] }[] }

export const widgetLabels = {
  de: {
    close: 'Schließen',
    back: /Zurück/,
    more: /^Eine Karte mehr/,
    less: /^Eine Karte weniger/,
    discounts: /^Ermäßigungen/,
    all: 'Alle Sitzplatzkategorien',
    anotherTime: 'Andere Zeit',
    add: 'In den Warenkorb',
    tickets: 'Karten kaufen',
    held: (count: number) =>
      count === 1
        ? '1 Karte wurde in Ihren Warenkorb gelegt.'
        : `${count} Karten wurden in Ihren Warenkorb gelegt.`,
    failed: 'Das hat leider nicht geklappt.',
  },
  en: {
    close: 'Close',
    back: /Back/,
    more: /^One ticket more/,
    less: /^One ticket less/,
    discounts: /^Discounts/,
    all: 'All seat categories',
    anotherTime: 'Another time',
    add: 'Add to cart',
    tickets: 'Buy tickets',
    held: (count: number) => `${count} has been successfully added into your cart.`,
    failed: 'Unfortunately, that didn’t work.',
  },
} as const

/**
 * The last event of the programme with seats in at least three categories and reduced prices: no other test uses it.
 */
export async function eventWithManySeats(request: APIRequestContext) {
  const origin = stack.backendUrl
  const response = await request.get(`${origin}/de/api/events/?page_size=100&page=1`)
  const { results } = (await response.json()) as { results: Row[] }
  for (const { id, slugs, status } of results.toReversed()) {
    if (status !== 'on_sale') continue
    const { seat_groups } = (await (
      await request.get(`${origin}/de/api/events/${id}/offer/`)
    ).json()) as Offer
    const open = seat_groups.filter(({ status, prices }) => status > 0 && prices.length > 1)
    if (open.length < 3) continue
    return { id, de: `/de/programm/${slugs.de}/${id}`, en: `/en/events/${slugs.en}/${id}`, origin }
  }
  throw new Error('No event has seats in three categories.')
}

/** Opens the widget of an event from its page. */
export async function openWidget(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await page.locator('main a[data-tickets-of]:visible').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

/**
 * The first ticket link in a part of the page whose event has free seats in rows: today's event may have begun, and
 * the places of guided tours, which have one category, have no numbers.
 */
export async function bookableLink(scope: Page | Locator, request: APIRequestContext) {
  const origin = stack.backendUrl
  const links = scope.locator('a[data-tickets-of]:visible')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    const id = await link.getAttribute('data-tickets-of')
    const response = await request.get(`${origin}/de/api/events/${id}/offer/`)
    const { seat_groups } = (await response.json()) as Offer
    if (seat_groups.length > 1 && seat_groups.some(({ status }) => status > 0)) return link
  }
  throw new Error('No event here has a free seat in a row.')
}

/** The cart calls, as they were sent. */
export function recordCartCalls(page: Page) {
  const sent: { key: string; token: string | undefined; input: Record<string, unknown> }[] = []
  page.on('request', (sentRequests) => {
    const input = inputOf(sentRequests.postData())
    if (!input) return
    sent.push({
      key: String(input['idempotencyKey']),
      token: sentRequests.headers()['x-csrftoken'],
      input,
    })
  })
  return sent
}

function inputOf(body: string | null): Record<string, unknown> | undefined {
  if (!body) return undefined
  return (JSON.parse(body) as { variables?: { input?: Record<string, unknown> } }).variables?.input
}
