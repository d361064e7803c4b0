import type { APIRequestContext } from '@playwright/test'
import { ask, post } from './editor.ts'

type Locale = 'de' | 'en'
type AddedPages = {
  /** Their addresses on the site. */
  addresses: string[]
  /** The slugs of their containers. */
  slugs: string[]
  /** Deletes them. */
  remove: () => Promise<void>
}

/** Adds drafts in a language at the end of the top level of the tree, with the session of an editor. */
export async function addPages(
  request: APIRequestContext,
  titles: readonly string[],
  locale: Locale = 'de',
): Promise<AddedPages> {
  const path = `/${locale}/pageeditor-api/pages`
  const added: { id: number; slug: string; translations: { locale: string; path: string }[] }[] = []
  for (const title of titles) {
    added.push((await ask(request, { path, data: { title } })) as (typeof added)[number])
  }
  return {
    addresses: added.map(
      ({ translations }) =>
        `/${locale}/${translations.find((one) => one.locale === locale)?.path ?? ''}`,
    ),
    slugs: added.map(({ slug }) => slug),
    async remove() {
      for (const { id } of added.toReversed()) {
        await post(request, { path: `${path}/${id}/delete`, data: { is_confirmed: true } })
      }
    },
  }
}
