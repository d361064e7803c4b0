import type { Page } from '@playwright/test'

/** What a page leads to: addresses as they are written, and the elements that fragments can name. */
export type PageLinks = {
  links: string[]
  /** Targets of forms, by method. */
  forms: { method: 'get' | 'post'; action: string }[]
  ids: string[]
}

/** Reads pages by the browser's own parser, without running or loading anything of them. */
export async function readLinks(browser: Page, html: string): Promise<PageLinks> {
  return browser.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string, attribute: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const inMarkup = all('meta[property="og:url"]', 'content').concat(
      [...parsed.querySelectorAll('script[type="application/ld+json"]')].flatMap(
        ({ textContent }) =>
          [...textContent.matchAll(/"(?:url|item)":"([^"]+)"/g)].map(([, address]) => address!),
      ),
    )
    return {
      links: [
        ...inMarkup,
        ...all('a[href], area[href]', 'href'),
        ...all('iframe[src]', 'src'),
        ...all(
          'link[rel~="alternate"], link[rel~="canonical"], link[rel~="icon"], link[rel~="manifest"]',
          'href',
        ),
      ],
      forms: [...parsed.querySelectorAll('form')].map((form) => ({
        method:
          form.getAttribute('method')?.toLowerCase() === 'post'
            ? ('post' as const)
            : ('get' as const),
        action: form.getAttribute('action') ?? '',
      })),
      ids: [...all('[id]', 'id'), ...all('a[name]', 'name')],
    }
  }, html)
}
