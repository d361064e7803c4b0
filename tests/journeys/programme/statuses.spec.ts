import { expect, type Page } from '@playwright/test'
import { withOwnEvent } from '#support/house/own-event.ts'
import { test } from '#support/journey.ts'
import { findEventOf, type FoundEvent } from '#support/pages.ts'
import { stack } from '#support/stack.ts'

/* Row, page, overlay and structured data of a date say the same of it. */

type Said = {
  label: string | undefined
  /** What the page of the date says of it; nothing while it is on sale. */
  says?: RegExp
  /** What the row says besides. */
  row?: RegExp
  /** The name of the link in the row; none where nothing can be done. */
  link: RegExp | undefined
  schedule: string
  availability: string | undefined
}

const scheduled = 'EventScheduled'
const tickets = /^Karten für /

const saidOf: Record<string, Said> = {
  on_sale: { label: undefined, link: tickets, schedule: scheduled, availability: 'InStock' },
  advance_sale: {
    label: 'Vorverkauf',
    row: /^ab (Mo|Di|Mi|Do|Fr|Sa|So), \d{1,2}\.\d{1,2}\.$/,
    says: /Der Verkauf beginnt am \p{L}+, \d\d\.\d\d\.\d{4}\./u,
    link: /^Erinnern an /,
    schedule: scheduled,
    availability: 'PreSale',
  },
  waiting_list: {
    label: 'Warteliste',
    says: /wir schreiben Ihnen, sobald ein Platz frei wird/,
    link: /^Auf die Liste: /,
    schedule: scheduled,
    availability: 'BackOrder',
  },
  sold_out: {
    label: 'Ausverkauft',
    says: /Für diesen Termin gibt es keine Karten mehr/,
    link: undefined,
    schedule: scheduled,
    availability: 'SoldOut',
  },
  online_sale_ended: {
    label: 'Onlineverkauf beendet',
    says: /Öffnungszeiten der Theaterkassa/,
    link: undefined,
    schedule: scheduled,
    availability: 'InStoreOnly',
  },
  postponed: {
    label: 'Verschoben',
    says: /wird auf einen anderen Tag verschoben/,
    link: undefined,
    schedule: 'EventPostponed',
    availability: 'OutOfStock',
  },
  canceled: {
    label: 'Abgesagt',
    says: /findet nicht statt/,
    link: undefined,
    schedule: 'EventCancelled',
    availability: undefined,
  },
}

const labels = Object.values(saidOf).flatMap(({ label }) => label ?? [])
const programmeOf = ({ day }: { day: string }) =>
  `/de/programm?date=${day.split('-').toReversed().join('-')}`

for (const [status, said] of Object.entries(saidOf)) {
  test(
    `P-09 P-13 row, page, overlay and structured data of a date that is ${status} say the same`,
    { tag: status === 'sold_out' ? '@core' : [] },
    async ({ page, request }) => {
      await expectSaid(page, await findEventOf(request, status), said)
    },
  )
}

test('P-09 P-13 row, page, overlay and structured data of a date that has begun say that its sale is closed', async ({
  page,
}) => {
  const [day, time] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Vienna',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.now() - 60_000)
    .split(' ') as [string, string]
  await withOwnEvent({ day, time }, async ({ id, path, change }) => {
    await change({ status: 'on_sale' })
    const found = { id, slug: 'fundevogel', day, path: path.de }
    const label = 'Verkauf geschlossen'
    await expectSaid(page, found, {
      label,
      link: undefined,
      schedule: scheduled,
      availability: undefined,
    })
  })
})

test('P-09 B-01 where an event needs no tickets, row, page, overlay and structured data offer none', async ({
  page,
}) => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(
    Date.now() + 86_400_000,
  )
  await withOwnEvent({ day, time: '19:00' }, async ({ id, path, change }) => {
    await change({ status: 'on_sale' })
    const found = { id, slug: 'fundevogel', day, path: path.de }
    const nothing = { label: undefined, link: undefined, availability: undefined }
    await expectSaid(page, found, { ...nothing, schedule: scheduled })
  })
})

test('R-04 P-09 a date that was moved says the new day and the former one', async ({
  page,
  request,
}) => {
  const { results } = (await (
    await request.get(`${stack.backendUrl}/de/api/events/?page_size=100&page=1`)
  ).json()) as { results: Moved[] }
  const moved = results.find(({ moved_from: former }) => former !== null)!
  await page.goto(`/de/programm/${moved.slug}/${moved.id}`)
  const written = (day: string) => day.split('-').toReversed().join('.')
  const head = page.getByRole('main').locator('header')
  await expect(head.getByText('Neuer Termin', { exact: true })).toBeVisible()
  const both = new RegExp(
    `${written(moved.day)} statt; ursprünglich .*${written(moved.moved_from!.day)}`,
  )
  await expect(head.getByText(both)).toBeVisible()
})

type Moved = { id: number; slug: string; day: string; moved_from: { day: string } | null }

async function expectSaid(page: Page, event: FoundEvent, said: Said): Promise<void> {
  await page.goto(programmeOf(event))
  await expectRow(page, { event, said, within: 'main' })

  await page.goto(`${programmeOf(event)}&overlay=true`)
  await expectRow(page, { event, said, within: 'dialog[open]' })

  await page.goto(event.path)
  const head = page.getByRole('main').locator('header')
  for (const label of labels)
    await expect(head.getByText(label, { exact: true }), label).toHaveCount(
      label === said.label ? 1 : 0,
    )
  if (said.says) await expect(head.getByText(said.says)).toBeVisible()
  const link = page
    .getByRole('complementary', { name: 'Termin und Karten' })
    .locator('a[data-ticket-link]')
  await expect(link).toHaveCount(said.link ? 1 : 0)

  const markups = await page.locator('script[type="application/ld+json"]').allTextContents()
  const markup = markups
    .map(
      (text) => JSON.parse(text) as { eventStatus?: string; offers?: { availability: string }[] },
    )
    .find(({ eventStatus }) => eventStatus)
  expect(markup?.eventStatus).toBe(`https://schema.org/${said.schedule}`)
  const offers = new Set((markup?.offers ?? []).map(({ availability }) => availability))
  expect([...offers]).toEqual(said.availability ? [`https://schema.org/${said.availability}`] : [])
}

async function expectRow(
  page: Page,
  { event, said, within }: { event: FoundEvent; said: Said; within: string },
): Promise<void> {
  const row = page
    .locator(`${within} article`)
    .filter({ has: page.locator(`a[href="${event.path}"]`) })
    .first()
  await expect(row).toBeVisible()
  for (const label of [...labels, 'Verkauf geschlossen'])
    await expect(row.getByText(label, { exact: true }), label).toHaveCount(
      label === said.label ? 1 : 0,
    )
  if (said.row) await expect(row.getByText(said.row)).toBeVisible()
  const link = row.locator('a[data-ticket-link]')
  if (said.link) await expect(link).toHaveAccessibleName(said.link)
  else await expect(link).toHaveCount(0)
}
