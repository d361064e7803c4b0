import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Derivation } from './derivation.ts'

/** The complete link target: editors omit the language of the page that they edit. */
export const deriveLinkUrl: Derivation = async (_, { modules, audience: { locale } }) => ({
  fields: new Map(
    modules.map(({ id, fields }) => {
      const typed = String(fields['link'])
      return [id, { link_url: needsLanguage(typed) ? `/${locale}${pathBelow(typed)}` : typed }]
    }),
  ),
  cacheTags: [],
})

/** First path segments without a language: uploads, and the pages of the webshop [2]. */
const withoutLanguage = new Set([
  'media',
  'webshop',
  'eventim.webshop',
  'test.webshop',
  'testshop',
  'eventim-template',
])

function needsLanguage(link: string): boolean {
  if (!link.startsWith('/')) return false
  const [, first = ''] = link.split(/[/?#]/)
  return !withoutLanguage.has(first) && !ContentLocale.safeParse(first).success
}

/** The home page is the language alone, without a trailing slash. */
function pathBelow(link: string): string {
  return link.replace(/^\/(?=$|[?#])/, '')
}
