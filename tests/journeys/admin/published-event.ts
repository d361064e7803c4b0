import type { APIRequestContext } from '@playwright/test'

/** What there is of an event for visitors, for calendars and for machines. */
export type PublishedEvent = {
  /** The page as HTML. */
  page: string
  calendar: string
  jsonLd: {
    startDate: string
    eventStatus: string
    previousStartDate?: string
    performer?: { name: string }[]
    offers?: { price: string; availability: string }[]
  }
}

/** Reads an event where the site publishes it. */
export async function readPublishedEvent(
  request: APIRequestContext,
  id: number,
): Promise<PublishedEvent> {
  const response = await request.get(`/de/programm/x/${id}`)
  const page = await response.text()
  const calendar = await readCalendar(request, new URL(response.url()).pathname)
  const scripts = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const found = [...scripts].map(([, text = '']) => JSON.parse(text) as object)
  const jsonLd = found.find((one) => 'eventStatus' in one) as PublishedEvent['jsonLd'] | undefined
  if (!jsonLd) throw new Error(`The page of event ${id} says nothing to machines.`)
  return { page, calendar, jsonLd }
}

/** The calendar of the page at this address, with lines as they were before they were folded. */
export async function readCalendar(request: APIRequestContext, path: string): Promise<string> {
  const text = await (await request.get(`${path}/kalender.ics`)).text()
  return text.replaceAll(/\r?\n[ \t]/g, '')
}
