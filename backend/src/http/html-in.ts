import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { type Localized, textIn } from '#database/localized.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const maxCached = 2_000
const cache = new Map<string, string>()

/** A stored HTML text in one language, sanitized whatever its source, with a bounded cache. */
export function htmlIn(locale: Locale, text: Localized | null): string {
  const html = textIn(locale, text)
  if (!html.includes('<') && !html.includes('&')) return html
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const safe = sanitiseHtml(html)
  const [oldest] = cache.keys()
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest)
  cache.set(html, safe)
  return safe
}
