import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Derivation } from './derivation.ts'

/** The complete link target: editors omit the language of the page that they edit. */
export const deriveLinkUrl: Derivation = async (_, { modules, audience: { locale } }) => ({
  fields: new Map(
    modules.map(({ id, fields }) => [
      id,
      { link_url: completeLink(String(fields['link']), locale) },
    ]),
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

/** A link as visitors get it: paths without a language have that of the page. */
export function completeLink(typed: string, locale: ContentLocale): string {
  return needsLanguage(typed) ? `/${locale}${pathBelow(typed)}` : typed
}

function needsLanguage(link: string): boolean {
  if (!link.startsWith('/')) return false
  const [, first = ''] = link.split(/[/?#]/)
  return !withoutLanguage.has(first) && !ContentLocale.safeParse(first).success
}

/** The home page is the language alone, without a trailing slash. */
function pathBelow(link: string): string {
  return link.replace(/^\/(?=$|[?#])/, '')
}
