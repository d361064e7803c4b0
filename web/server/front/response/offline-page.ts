import { createHash } from 'node:crypto'
import { locales, type Locale } from '#i18n/locales.ts'
import { env } from '#lib/env.ts'
import offlineDe from '#messages/de/offline.json' with { type: 'json' }
import noNetworkDe from '#messages/de/no-network.json' with { type: 'json' }
import offlineEn from '#messages/en/offline.json' with { type: 'json' }
import noNetworkEn from '#messages/en/no-network.json' with { type: 'json' }

/* The only pages that the front server writes itself, since they must work when nothing else does. They contain their own style and need nothing that was not read at start. */

const colours = {
  theatre: {
    paper: '#f6f2ea',
    ink: '#16130f',
    strip: '#d6231f',
    night: '#14110e',
    light: '#f2ece1',
  },
  region: {
    paper: '#ffffff',
    ink: '#0b3b2e',
    strip: '#ffd400',
    night: '#06211a',
    light: '#eaf4ee',
  },
}[env.SITE_VARIANT]

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 Archivo,"Helvetica Neue",Arial,sans-serif}body{margin:0;min-height:100vh;box-sizing:border-box;display:grid;align-items:end;border-top:20vh solid ${colours.strip};background:${colours.paper};color:${colours.ink}}main{max-width:44rem;padding:2rem clamp(1rem,5vw,5rem) 4rem}h1{font-size:clamp(3rem,12vw,8rem);font-weight:900;line-height:.9;letter-spacing:-.03em;margin:0 0 1.5rem;hyphens:auto}p{margin:0 0 1rem}a{display:inline-block;padding:.5rem 1rem .5rem 0;color:inherit;font-weight:700}@media(prefers-color-scheme:dark){body{background:${colours.night};color:${colours.light}}}`

type Words = { title: string; text: string; retry: string; home?: string }

/** Shown when the theatre has taken the site offline, or when no page can be rendered. */
const offline = { de: write('de', offlineDe), en: write('en', offlineEn) }

/** Shown by the service worker when the visitor has no network. */
const noNetwork = { de: write('de', noNetworkDe), en: write('en', noNetworkEn) }

export const offlinePage = (locale: Locale): Buffer => offline[locale]

/** The no-network page, if the path is its path. */
export function findNoNetworkPage(path: string): Buffer | undefined {
  const locale = locales.find((each) => path === `/${each}/offline`)
  return locale && noNetwork[locale]
}

/** Allows the style of these pages and nothing else. */
export const offlinePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

function write(locale: Locale, { title, text, retry, home }: Words): Buffer {
  const homeLink = home === undefined ? '' : ` <a href="/${locale}">${home}</a>`
  return Buffer.from(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a>${homeLink}</p></main></body></html>`,
  )
}
