import type { APIRequestContext, Page } from '@playwright/test'

export type Language = 'de' | 'en'

/** Pages that exist without asking for anything. */
export const fixedPages = {
  index: { de: '/de', en: '/en' },
  events: { de: '/de/programm', en: '/en/events' },
  visit: { de: '/de/besuch', en: '/en/visit' },
  'not-found': { de: '/de/404', en: '/en/404' },
} as const

/** Address of the first event of the programme whose title can be followed. */
export async function firstEventPath(request: APIRequestContext, language: Language) {
  const programme = await (await request.get(fixedPages.events[language])).text()
  const base = fixedPages.events[language]
  const [, path] = new RegExp(`href="(${base}/[a-z0-9-]+/\\d+)"`).exec(programme) ?? []
  if (!path) throw new Error('The programme shows no event.')
  return path
}

/** The one headline of the page in view. Next keeps the pages before it in the document, hidden. */
export const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** The days of the programme in view. */
export const days = (page: Page) => page.getByRole('heading', { level: 2 })

/** Everything a page says on the console as an error, and every request that leaves the site. */
export function watchForTrouble(page: Page, site: string) {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(String(error)))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(site).origin) trouble.push(request.url())
  })
  return trouble
}
