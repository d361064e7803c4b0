import type { Page } from '@playwright/test'
import { stack } from './stack.ts'

type Choice = ('tracking' | 'media' | 'marketing' | 'googleTagManager')[]

/** A browser with a stored choice of cookies: only the required ones, unless stated otherwise. */
export function visitorWithCookieChoice(siteUrl: string, agreed: Choice = []) {
  const moment = new Date().toISOString()
  const choice = {
    categories: ['required', ...agreed],
    revision: 0,
    data: null,
    consentTimestamp: moment,
    consentId: '2f0c7e1e-5a34-4c0b-9a51-3f1f0c6b7a11',
    services: {},
    languageCode: '',
    lastConsentTimestamp: moment,
  }
  const cookie = {
    name: 'cc_cookie',
    value: encodeURIComponent(JSON.stringify(choice)),
    domain: new URL(siteUrl).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 24 * 60 * 60,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [] }
}

/** A browser on its first visit. */
export const newVisitor = { cookies: [], origins: [] }

/** The site of a theatre that uses the tag manager: named in its pages, allowed by their policy. */
export async function withTagManager(page: Page) {
  await page.route(
    ({ origin, pathname }) =>
      origin === new URL(stack.siteUrl).origin && /^\/(de|en)(\/|$)/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy'] ?? ''
      await route.fulfill({
        response: response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace(
            "script-src 'self'",
            "script-src 'self' https://www.googletagmanager.com",
          ),
        },
        body: (await response.text()).replace('<html ', '<html data-tag-manager="GTM-PROBE1" '),
      })
    },
  )
}

/** What the tags have been told last. */
export const consentOfTags = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.findLast((entry) => entry[0] === 'consent')?.[2]
  })
