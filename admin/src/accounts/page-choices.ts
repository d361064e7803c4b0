import { adminPagesPath } from '@foyer/schema/paths/admin-paths.ts'
import type { EditedPage } from '@foyer/schema/rest/edited-page-shapes.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { z } from 'zod'
import { useResponse } from '#generic/parts/use-response.ts'

type Page = z.output<typeof EditedPage>

/** A page for which a role can be given, and how many there are above it. */
export type PageChoice = { id: number; title: string; path: string; depth: number }

/** The pages of the tree, each after the one above it. */
export function usePageChoices(locale: LocaleCode): PageChoice[] {
  const { found: pages = [] } = useResponse<Page[]>(adminPagesPath(locale))
  const below = (parent: number | null, depth: number): PageChoice[] =>
    pages.flatMap((page) => {
      if (page.parent !== parent || page.deleted_at || page.is_template) return []
      return [choiceOf(page, { depth, locale }), ...below(page.id, depth + 1)]
    })
  return below(null, 0)
}

function choiceOf(
  { id, slug, translations }: Page,
  { depth, locale }: { depth: number; locale: LocaleCode },
): PageChoice {
  const shown = translations.find((one) => one.locale === locale) ?? translations[0]
  const path = shown?.path ? `/${shown.locale}/${shown.path}` : ''
  return { id, title: shown?.title ?? slug, path, depth }
}
