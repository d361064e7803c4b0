import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
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
