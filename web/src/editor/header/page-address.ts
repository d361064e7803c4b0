import type { EditedPage } from '#editor/editing-context.ts'
import { type ContentLanguage, isLanguageOfSite } from '#graphql/content-language.ts'

/** Whether a container is that of a page of the CMS, which has settings and previews. */
export const isCmsPage = (slug: string): boolean => /^page-\d+$/.test(slug)

/** Where a page is edited in a language. Languages that the site does not have are edited at the address of the editor's own. */
export function addressOfLanguage(
  { paths, locale }: Pick<EditedPage, 'paths' | 'locale'>,
  language: ContentLanguage,
): string {
  return isLanguageOfSite(language)
    ? `${paths[language]}?edit`
    : `${paths[locale]}?edit&language=${language}`
}

/** Where a version of a page is shown as visitors got it (E-08); undefined in a language that the site does not have. */
export const versionAddress = (
  { paths, language }: Pick<EditedPage, 'paths' | 'language'>,
  number: number,
): string | undefined => (isLanguageOfSite(language) ? `${paths[language]}?v=${number}` : undefined)

/** Where a page is edited in both languages of the site, side by side. */
export const besideAddress = ({ paths, locale }: Pick<EditedPage, 'paths' | 'locale'>): string =>
  `${paths[locale]}?edit&beside`
