import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { errorPage } from '#database/tables/site.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

/** The theatre's own error page, sanitized; undefined if it has none by this name. */
export async function findErrorPage(queries: Queries, name: string): Promise<string | undefined> {
  const [stored] = await queries
    .select({ html: errorPage.html })
    .from(errorPage)
    .where(eq(errorPage.name, name))
  return stored && safePage(stored.html)
}

const styles = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const body = /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i

/** Keeps only the styles and the body of an HTML page. */
function safePage(html: string): string {
  const css = [...html.matchAll(styles)].map(([, text = '']) => text.trim()).join('\n')
  const words = sanitiseHtml(body.exec(html)?.[1] ?? html, { isPage: true })
  return css === '' ? words : `<style>${safeStyle(css)}</style>\n${words}`
}

/** Removes what loads from elsewhere or could close the style element. */
function safeStyle(css: string): string {
  return css.replace(/@import[^;]*;?|url\([^)]*\)|expression\([^)]*\)|</gi, '')
}
