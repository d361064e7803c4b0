import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { withOwnEvent } from '#support/house/own-event.ts'
import { recordProblems } from '#support/pages.ts'

test('P-09 a canceled event is canceled at once in calendars, feeds and markup @core', async ({
  page,
  request,
  baseURL,
}) => {
  await withOwnEvent({ day: tomorrow(), time: '19:30' }, async ({ id, path, change }) => {
    const calendar = `${path.de}/kalender.ics`
    await expect.poll(() => statusIn(request, calendar)).toBe('CONFIRMED')
    expect((await markupOf(request, path.en)).eventStatus).toBe('https://schema.org/EventScheduled')
    const before = await sequenceIn(request, calendar)
    await request.get('/de/programm/feed.rss')

    await change({ status: 'canceled' })
    await expect.poll(() => statusIn(request, calendar)).toBe('CANCELLED')
    expect(await sequenceIn(request, calendar)).toBeGreaterThan(before)
    expect((await markupOf(request, path.en)).eventStatus).toBe('https://schema.org/EventCancelled')
    const feed = await (await request.get('/de/programm/feed.rss')).text()
    expect(feed).toMatch(new RegExp(`<title>Abgesagt: Fundevogel – [^<]*</title>`))
    const whole = unfold(await (await request.get('/de/programm/kalender.ics')).text())
    const [, own = ''] = new RegExp(`UID:event-${id}@(.*?)END:VEVENT`, 's').exec(whole) ?? []
    expect(own).toContain('STATUS:CANCELLED')

    await change({ status: 'on_sale', localTime: '20:15' })
    await expect
      .poll(async () => (await markupOf(request, path.de)).eventStatus)
      .toBe('https://schema.org/EventRescheduled')
    const moved = await markupOf(request, path.de)
    expect(moved.previousStartDate).toContain('T19:30:00')
    expect(moved.startDate).toContain('T20:15:00')

    const problems = recordProblems(page, baseURL ?? '')
    await page.goto(path.de)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fundevogel')
    expect(problems).toEqual([])
  })
})

test('an event of 1842 has its calendar, its markup and its venue on the map', async ({
  request,
}) => {
  await withOwnEvent({ day: '1842-12-07', time: '20:00' }, async ({ path }) => {
    await expect.poll(() => statusIn(request, `${path.de}/kalender.ics`)).toBe('CONFIRMED')
    const calendar = await (await request.get(`${path.de}/kalender.ics`)).text()
    expect(calendar).toContain('DTSTART;TZID=Europe/Berlin:18421207T200000')
    expect((await markupOf(request, path.de)).startDate).toBe('1842-12-07T20:00:00')
    const from = await (await request.get('/de/programm/kalender.ics?date=01-01-1842')).text()
    expect(from).toContain('DTSTART;TZID=Europe/Berlin:18421207T200000')
    const map = await (await request.get('/sitemap/event-1.xml')).text()
    expect(map).toContain(`${path.en}</loc>`)
  })
})

/** Lines of a calendar are folded at 75 bytes. */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '')

async function statusIn(request: APIRequestContext, calendar: string) {
  return /^STATUS:(\w+)/m.exec(await (await request.get(calendar)).text())?.[1]
}

async function sequenceIn(request: APIRequestContext, calendar: string) {
  return Number(/^SEQUENCE:(\d+)/m.exec(await (await request.get(calendar)).text())?.[1])
}

type Markup = { eventStatus: string; startDate: string; previousStartDate?: string }

async function markupOf(request: APIRequestContext, path: string): Promise<Markup> {
  const html = await (await request.get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const [event, ...others] = blocks
    .map(([, json]) => JSON.parse(json!) as Markup)
    .filter((block) => block.startDate !== undefined)
  expect(others).toEqual([])
  return event!
}

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
