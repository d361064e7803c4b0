import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  CreatePageInTreeDocument,
  type CreatePageInput,
  MovePageInTreeDocument,
  PageOfTreeFragmentDoc,
  PagesOfTreeDocument,
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
