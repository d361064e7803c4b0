import type { EditedPage } from '#editor/editing-context.ts'
import { type ContentLanguage, isLanguageOfSite } from '#graphql/content-language.ts'

/** The number of the page of the CMS that a container belongs to; undefined if it belongs to something else. */
export function numberOfPage(slug: string): number | undefined {
  const number = /^page-(\d+)$/.exec(slug)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Whether a container is that of a page of the CMS, which has settings and previews. */
export const isCmsPage = (slug: string): boolean => numberOfPage(slug) !== undefined

type Addressed = Pick<EditedPage, 'paths' | 'locale'>

/** The address of a page in the language of the editor. */
export const ownAddress = ({ paths, locale }: Addressed): string => paths[locale]!

/** Where a page is edited in a language: where it has no address yet, and in languages that the site does not have, at that of the editor's own. */
export function addressOfLanguage(page: Addressed, language: ContentLanguage): string {
  const path = isLanguageOfSite(language) ? page.paths[language] : undefined
  return path === undefined ? `${ownAddress(page)}?edit&language=${language}` : `${path}?edit`
}

/** Where a version of a page is shown as visitors got it (E-08); undefined in a language in which it has no address. */
export function versionAddress(
  { paths, language }: Pick<EditedPage, 'paths' | 'language'>,
  number: number,
): string | undefined {
  const path = isLanguageOfSite(language) ? paths[language] : undefined
  return path === undefined ? undefined : `${path}?v=${number}`
}

/** Where a page is edited in both languages of the site, side by side. */
export const besideAddress = (page: Addressed): string => `${ownAddress(page)}?edit&beside`
