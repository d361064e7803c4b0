import type { EditedPage } from '#editor/editing-context.ts'
import { type ContentLanguage, isLanguageOfSite } from '#graphql/content-language.ts'

/** The number of the page of the CMS that a container belongs to; undefined if it belongs to something else. */
export function numberOfPage(slug: string): number | undefined {
  const number = /^page-(\d+)$/.exec(slug)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Whether a container is that of a page of the CMS, which has settings of its own, and previews for whoever has the link. */
export const isCmsPage = (slug: string): boolean => numberOfPage(slug) !== undefined

/** Whether a page has settings in the editor, if only its columns: an article is one column. */
export const hasSettings = (slug: string): boolean => !slug.startsWith('article-')

type Addressed = Pick<EditedPage, 'paths' | 'locale'>

/** The address of a page in the language of the editor. */
export const ownAddress = ({ paths, locale }: Addressed): string => paths[locale]!

/** The address of a page in a language; undefined where it has none yet, and in languages that the site does not have. */
export const addressIn = ({ paths }: Pick<EditedPage, 'paths'>, language: ContentLanguage) =>
  isLanguageOfSite(language) ? paths[language] : undefined

/** Where a page is edited in a language: where it has no address yet, and in languages that the site does not have, at that of the editor's own. */
export function addressOfLanguage(page: Addressed, language: ContentLanguage): string {
  const path = addressIn(page, language)
  return path === undefined ? `${ownAddress(page)}?edit&language=${language}` : `${path}?edit`
}

/** Where a version of a page is shown as visitors got it (E-08); undefined in a language in which it has no address. */
export function versionAddress(
  page: Pick<EditedPage, 'paths' | 'language'>,
  number: number,
): string | undefined {
  const path = addressIn(page, page.language)
  return path === undefined ? undefined : `${path}?v=${number}`
}

/**
 * Where those who may edit the page of an entity see its draft, or what it will be at an instant (E-09). In a language in which the page has
 * no address, at that of the editor's own.
 */
export function previewAddress(
  page: Pick<EditedPage, 'paths' | 'locale' | 'language'>,
  at: string | null,
): string {
  const version = at === null ? 'draft' : encodeURIComponent(new Date(at).toISOString())
  const path = addressIn(page, page.language)
  return path === undefined
    ? `${ownAddress(page)}?v=${version}&language=${page.language}`
    : `${path}?v=${version}`
}

/** Where a page is edited in both languages of the site, side by side. */
export const besideAddress = (page: Addressed): string => `${ownAddress(page)}?edit&beside`
