import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { addRow, changeFields, findRows, removeRows } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'

/** The two states of the event: its day and all of its prices. */
const states = [
  { day: '2033-04-02', prices: [12, 34] },
  { day: '2033-05-07', prices: [56, 78] },
] as const
const written = states.map(({ day, prices }) => `${day}: ${prices.map(amount).join(', ')}`)
const changes = 16

test('X-12, R-20 while an event is moved together with its prices, its page and the graph show all of the change or nothing of it', async ({
  page,
}) => {
  await logIn(page)
  const { request } = page
  const [venue] = await findRows(request, 'venues', 'page_size=1')
  const values = (state: (typeof states)[number]) => ({
    day: state.day,
    prices: state.prices.map((euros, position) => ({
      position,
      name: { de: `Karte ${euros}` },
      sale_type: 1,
      price_cents: euros * 100,
    })),
  })
  const id = await addRow(request, 'events', {
    title: { de: 'Wanderbühne' },
    local_time: '19:30:00',
    venue: venue!.id,
    ...values(states[0]),
  })
  const path = new URL((await request.get(`/de/programm/x/${id}`)).url()).pathname
  const readers = { page: () => readPage(request, path), graph: () => readGraph(request, id) }
  const seen = { page: new Set<string>(), graph: new Set<string>() }
  let isChanging = true
  const watch = async (name: keyof typeof readers) => {
    while (isChanging) seen[name].add(await readers[name]())
  }

  const watching = [watch('page'), watch('page'), watch('graph'), watch('graph')]
  try {
    for (let change = 1; change <= changes; change += 1) {
      const state = states[change % 2]!
      await changeFields(request, { resource: 'events', id, values: values(state) })
      await expect.poll(readers.page, waitForChange).toBe(written[change % 2])
    }
  } finally {
    isChanging = false
    await Promise.all(watching)
  }
  expect([...seen.page].toSorted()).toEqual(written)
  expect([...seen.graph].toSorted()).toEqual(written)
  await removeRows(request, [['events', id]])
})

test('X-12, P-09 an event that is cancelled in its form needs a reason, which is on its page', async ({
  page,
}) => {
  await logIn(page)
  const { request } = page
  const [venue] = await findRows(request, 'venues', 'page_size=1')
  const event = { title: { de: 'Wanderbühne' }, day: '2033-04-02', venue: venue!.id }
  const id = await addRow(request, 'events', event)
  await page.goto(`/admin/events/${id}`)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Abgesagt' }).click()
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  await save.click()
  const reason = page.getByLabel('Grund der Absage (Deutsch)')
  await expect(reason).toHaveAccessibleDescription(/warum die Vorstellung entfällt/)
  await expectNoA11yViolations(page)
  await reason.fill('Die Räder sind gebrochen.')
  await save.click()
  await expect(page.getByText(/Geändert von .*: .*Grund der Absage/)).toBeVisible()
  await expect
    .poll(async () => (await request.get(`/de/programm/x/${id}`)).text(), waitForChange)
    .toContain('Die Räder sind gebrochen.')
  await removeRows(request, [['events', id]])
})

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/events')
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termine')
}

/** What machines read on the page of the event. */
async function readPage(request: APIRequestContext, path: string): Promise<string> {
  const html = (await (await request.get(path)).text()).replaceAll('\\"', '"')
  const day = /"startDate":"(\d{4}-\d\d-\d\d)/.exec(html)?.[1]
  const [, offers = ''] = /"offers":\[(.*?)\]/.exec(html) ?? []
  return `${day}: ${[...offers.matchAll(/"price":"([\d.]+)"/g)]
    .map(([, price = '']) => price)
    .toSorted()
    .join(', ')}`
}

async function readGraph(request: APIRequestContext, id: number): Promise<string> {
  const response = await request.post('/graphql', {
    data: { query: `{ event(locale: DE, number: ${id}) { day prices { price { amount } } } }` },
    headers: { 'x-graphql-yoga-csrf': 'journey' },
  })
  const { data } = (await response.json()) as {
    data: { event: { day: string; prices: { price: { amount: string } }[] } }
  }
  const { day, prices } = data.event
  return `${day}: ${prices
    .map(({ price }) => price.amount)
    .toSorted()
    .join(', ')}`
}

function amount(euros: number): string {
  return euros.toFixed(2)
}
