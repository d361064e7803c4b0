import type { Queries } from '#database/connect.ts'
import { findSetting } from '#database/settings.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

/** The house's own HTML under a name, with nothing in it that runs; undefined where it has none. */
export async function findErrorPage(queries: Queries, name: string): Promise<string | undefined> {
  const stored = await findSetting(queries, `error-page:${name}`)
  return typeof stored === 'string' ? safePage(stored) : undefined
}

const styles = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const body = /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i

/** Of a whole page only its styles and its body count. */
function safePage(html: string): string {
  const css = [...html.matchAll(styles)].map(([, text = '']) => text.trim()).join('\n')
  const words = sanitiseHtml(body.exec(html)?.[1] ?? html, { isPage: true })
  return css === '' ? words : `<style>${safeStyle(css)}</style>\n${words}`
}

/** Nothing that loads from elsewhere, and nothing that could end the element. */
function safeStyle(css: string): string {
  return css.replace(/@import[^;]*;?|url\([^)]*\)|expression\([^)]*\)|</gi, '')
}
