import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import { GraphError } from '#graphql/graph-error.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  ChangeSharedPageSettingsDocument,
  type ChangePageSettingsInput,
  SharedPageSettingsDocument,
  type SharedSettingsFragment,
  SharedSettingsFragmentDoc,
} from '#graphql/generated/graphql.ts'

/** The settings that all languages of a page share, with the number of their last change. */
export type SharedSettings = Omit<SharedSettingsFragment, '__typename' | ' $fragmentName'>

/** The shared settings of a page; undefined if there is no such page. Throws `GraphError`. */
export async function findSharedSettings(
  language: ContentLanguage,
  number: number,
): Promise<SharedSettings | undefined> {
  const { editedPages } = await callGraph(SharedPageSettingsDocument, {
    locale: contentLocale(language),
  })
  return editedPages
    ?.map((page) => readFragment(SharedSettingsFragmentDoc, page))
    .find((page) => page.number === number)
}

/** `conflict`: somebody else was faster. `invalid`: these values are not possible. The reason is for people. */
type ChangeResult =
  { type: 'changed'; settings: SharedSettings } | { type: 'conflict' | 'invalid'; reason: string }

/** Changes shared settings. Returns them as they are then, or why that is not possible. Throws `GraphError`. */
export async function changeSharedSettings(
  language: ContentLanguage,
  settings: Omit<ChangePageSettingsInput, 'locale'>,
): Promise<ChangeResult> {
  const input = { locale: contentLocale(language), ...settings }
  const { changePageSettings: result } = await callGraph(ChangeSharedPageSettingsDocument, {
    input,
  })
  // The page is gone.
  if (!result) throw new GraphError('NOT_FOUND', 'The page has no settings any more.')
  if (result.__typename === 'EditedPage') {
    return { type: 'changed', settings: readFragment(SharedSettingsFragmentDoc, result) }
  }
  const type = result.__typename === 'ConflictProblem' ? 'conflict' : 'invalid'
  return { type, reason: result.message }
}
