import { createHash } from 'node:crypto'
import type { Locale } from '#i18n/locales.ts'
import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }

/*
 * The only page that the front writes itself: it must be there when nothing else is. It brings its own style and
 * needs nothing that is not read at the start.
 */

const style = `:root{color-scheme:light dark;font:1.125rem/1.6 Georgia,serif}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f1e7;color:#1d1a16}main{max-width:34rem;padding:2rem}h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#171411;color:#f1e9dc}}`

const texts = { de: de.offline, en: en.offline } satisfies Record<Locale, unknown>

const pages = { de: write('de'), en: write('en') } satisfies Record<Locale, Buffer>

export function offlinePage(locale: Locale): Buffer {
  return pages[locale]
}

/** Allows the style of the offline page and nothing else. */
export const offlinePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

function write(locale: Locale): Buffer {
  const { title, text, retry } = texts[locale]
  return Buffer.from(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`,
  )
}
