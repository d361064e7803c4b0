import type { APIRequestContext, Page } from '@playwright/test'
import { stack } from './stack.ts'

export type Language = 'de' | 'en'

/** Pages with fixed paths. */
export const fixedPages = {
  index: { de: '/de', en: '/en' },
  events: { de: '/de/programm', en: '/en/events' },
  productions: { de: '/de/produktionen', en: '/en/productions' },
  team: { de: '/de/team', en: '/en/team' },
  visit: { de: '/de/besuch', en: '/en/visit' },
  house: { de: '/de/haus', en: '/en/house' },
  venues: { de: '/de/haus/spielorte', en: '/en/house/venues' },
  service: { de: '/de/service', en: '/en/service' },
  subscriptions: { de: '/de/service/abonnements', en: '/en/service/subscriptions' },
  modules: { de: '/de/bausteine', en: '/en/modules' },
  'not-found': { de: '/de/404', en: '/en/404' },
} as const

/** Address of an upcoming event: in the evening, those of the day are over. */
export async function firstEventPath(request: APIRequestContext, language: Language) {
  const base = fixedPages.events[language]
  const tomorrow = new Intl.DateTimeFormat('de-AT', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.now() + 24 * 60 * 60 * 1000)
  const query = `date=${tomorrow.replaceAll('.', '-')}`
  const programme = await (await request.get(`${base}?${query}`)).text()
  const [, path] = new RegExp(`href="(${base}/[a-z0-9-]+/\\d+)"`).exec(programme) ?? []
  if (!path) throw new Error('The programme shows no event.')
  return path
}

type Row = {
  id: number
  slug: string
  status: string
  day: string
  price_from: string | null
  production_id: number | null
}

export type FoundEvent = {
  id: number
  slug: string
  /** Such as `2026-11-21`. */ day: string
  path: string
}

/** The first upcoming performance of a production with a status and a price, in German. */
export async function findEventOf(request: APIRequestContext, status: string): Promise<FoundEvent> {
  for (let page = 1; ; page += 1) {
    const response = await request.get(
      `${stack.backendUrl}/de/api/events/?page_size=100&page=${page}`,
    )
    const { results } = (await response.json()) as { results: Row[] }
    if (results.length === 0) throw new Error(`No event is ${status}.`)
    const found = results.find(
      (row) => row.status === status && row.price_from !== null && row.production_id !== null,
    )
    if (found) {
      const { id, slug, day } = found
      return { id, slug, day, path: `/de/programm/${slug}/${id}` }
    }
  }
}

/** The first link on a page whose path begins with `to` and ends with a number. */
async function firstLink(request: APIRequestContext, on: { page: string; to: string }) {
  const html = await (await request.get(on.page)).text()
  const [, path] = new RegExp(`href="(${on.to}/[a-z0-9-]+/\\d+)"`).exec(html) ?? []
  if (!path) throw new Error(`${on.page} has no link below ${on.to}.`)
  return path
}

/** Addresses of one page for each kind of object. */
export const detailPages = {
  'productions-slug-id': (request: APIRequestContext, language: Language) => {
    const page = fixedPages.productions[language]
    return firstLink(request, { page, to: page })
  },
  'team-slug-id': (request: APIRequestContext, language: Language) => {
    const page = fixedPages.team[language]
    return firstLink(request, { page, to: page })
  },
  'series-slug-id': (request: APIRequestContext, language: Language) =>
    firstLink(request, { page: fixedPages.subscriptions[language], to: `/${language}/series` }),
  'venues-slug-id': (request: APIRequestContext, language: Language) =>
    firstLink(request, { page: fixedPages.venues[language], to: `/${language}/venues` }),
}

export const detailNames = Object.keys(detailPages) as (keyof typeof detailPages)[]

/** What a page of the account says about the form that was sent. The form for passkeys, which React adds, has an empty line of its own. */
export const notice = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })

/** The headline of the visible page. Next keeps previous pages in the document, hidden. */
export const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** The days of the visible programme. */
export const days = (page: Page) => page.getByRole('heading', { level: 2 })

/** All console errors of a page, and every request to another host. */
export function recordProblems(page: Page, site: string) {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(site).origin) problems.push(request.url())
  })
  return problems
}
