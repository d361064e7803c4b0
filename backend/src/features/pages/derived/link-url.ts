import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Derivation } from './derivation.ts'

/** Where links lead in full: editors leave out the language of the page that they write. */
export const deriveLinkUrl: Derivation = async (_, { modules, audience: { locale } }) => ({
  fields: new Map(
    modules.map(({ id, fields }) => {
      const typed = String(fields['link'])
      return [id, { link_url: needsLanguage(typed) ? `/${locale}${pathBelow(typed)}` : typed }]
    }),
  ),
  cacheTags: [],
})

/** First parts of paths that are the same in all languages: uploads, and the pages of the webshop [2]. */
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

/** The first page is that of the language alone, without a slash. */
function pathBelow(link: string): string {
  return link.replace(/^\/(?=$|[?#])/, '')
}
