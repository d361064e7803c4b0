import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { type Localized, textIn } from '#database/localized.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const mostKept = 2_000
const kept = new Map<string, string>()

/** A stored text that is HTML, in one language: however it has come into the database, nothing in it runs. */
export function htmlIn(locale: Locale, text: Localized | null): string {
  const html = textIn(locale, text)
  if (!html.includes('<') && !html.includes('&')) return html
  const known = kept.get(html)
  if (known !== undefined) return known
  const safe = sanitiseHtml(html)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(html, safe)
  return safe
}
