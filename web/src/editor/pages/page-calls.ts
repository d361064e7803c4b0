import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  CreatePageInTreeDocument,
  type CreatePageInput,
  DeletePageInTreeDocument,
  MovePageInTreeDocument,
  PageOfTreeFragmentDoc,
  PagesOfTreeDocument,
  RenamePageInTreeDocument,
  RestorePageInTreeDocument,
} from '#graphql/generated/graphql.ts'
import type { PagePlace, TreePage } from './page-tree.ts'

/** All pages, in the order of the tree. Throws `GraphError`. */
export async function findPages(language: ContentLanguage): Promise<TreePage[]> {
  const { editedPages } = await callGraph(PagesOfTreeDocument, { locale: contentLocale(language) })
  return (editedPages ?? []).map((page) => readFragment(PageOfTreeFragmentDoc, page))
}

/** Moves a page with those below it. Returns why that is not possible, for people; undefined if it is done. Throws `GraphError`. */
export async function movePage(
  language: ContentLanguage,
  { number, place }: { number: number; place: PagePlace },
): Promise<string | undefined> {
  const input = { locale: contentLocale(language), number, ...place }
  const { movePage: result } = await callGraph(MovePageInTreeDocument, { input })
  return result?.__typename === 'ValidationProblem' ? result.message : undefined
}

/** Adds a page as a draft. Returns it, or why that is not possible, for people. Throws `GraphError`. */
export async function createPage(
  language: ContentLanguage,
  page: Omit<CreatePageInput, 'locale'>,
): Promise<TreePage | string> {
  const input = { locale: contentLocale(language), ...page }
  const { createPage: result } = await callGraph(CreatePageInTreeDocument, { input })
  if (result?.__typename === 'EditedPage') return readFragment(PageOfTreeFragmentDoc, result)
  if (result?.__typename === 'ValidationProblem') return result.message
  throw new Error('The page was not added.')
}

/** What has to be considered before a page is deleted: where links lead to it, and the pages that would be deleted with it. */
export type PageUses = { linkedFrom: string[]; numbersBelow: readonly number[] }

type Deletion = { is: 'done' } | { is: 'refused'; reason: string } | ({ is: 'in use' } & PageUses)

/** Deletes a page with those below it; with `isConfirmed` although it is in use. Throws `GraphError`. */
export async function deletePage(
  language: ContentLanguage,
  page: { number: number; isConfirmed: boolean },
): Promise<Deletion> {
  const input = { locale: contentLocale(language), ...page }
  const { deletePage: result } = await callGraph(DeletePageInTreeDocument, { input })
  switch (result?.__typename) {
    case 'PageInUseProblem': {
      const linkedFrom = result.uses.map(
        ({ title, locale }) => `${title} (${locale.toLowerCase()})`,
      )
      return {
        is: 'in use',
        linkedFrom: [...new Set(linkedFrom)],
        numbersBelow: result.numbersBelow,
      }
    }
    case 'ValidationProblem':
      return { is: 'refused', reason: result.message }
    default:
      return { is: 'done' }
  }
}

/** Restores a page with those that were deleted with it. Returns why that is not possible; undefined if it is done. Throws `GraphError`. */
export async function restorePage(
  language: ContentLanguage,
  number: number,
): Promise<string | undefined> {
  const input = { locale: contentLocale(language), number }
  const { restorePage: result } = await callGraph(RestorePageInTreeDocument, { input })
  return result?.__typename === 'ValidationProblem' ? result.message : undefined
}

/** Gives a page another path in the language. Returns why that is not possible; undefined if it is done. Throws `GraphError`. */
export async function renamePage(
  language: ContentLanguage,
  { number, path }: { number: number; path: string },
): Promise<string | undefined> {
  const input = { locale: contentLocale(language), number, path }
  const { renamePage: result } = await callGraph(RenamePageInTreeDocument, { input })
  return result?.__typename === 'ValidationProblem' ? result.message : undefined
}
