import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type ChangeMediaItemInput,
  ChangeEditorMediaDocument,
  EditorMediaDetailsFragmentDoc,
  type EditorMediaDetailsFragment,
  EditorMediaOfDocument,
  EditorMediaUseFragmentDoc,
  EditorMediaUsesDocument,
  type EditorMediaUseFragment,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'

/** What a field of a module refers to. */
export type MediaReference = { kind: 'image' | 'file'; number: number }

/** The item of the library that is a picture or file; undefined if it is gone. Throws when it cannot be loaded. */
export async function findMediaItem(
  { kind, number }: MediaReference,
  locale: Locale,
): Promise<EditorMediaDetailsFragment | undefined> {
  const variables = { locale: graphLocale(locale), [kind]: number }
  const { mediaItems } = await callGraph(EditorMediaOfDocument, variables)
  return readFragment(EditorMediaDetailsFragmentDoc, mediaItems?.nodes ?? [])[0]
}

/** Where an item is shown. */
export async function findMediaUses(
  number: number,
  locale: Locale,
): Promise<readonly EditorMediaUseFragment[]> {
  const variables = { locale: graphLocale(locale), number }
  const { mediaUses } = await callGraph(EditorMediaUsesDocument, variables)
  return readFragment(EditorMediaUseFragmentDoc, mediaUses ?? [])
}

/** Changes an item, unless somebody else has changed it since the given revision: then it is returned as it is stored. */
export async function changeMediaItem(
  input: ChangeMediaItemInput,
): Promise<{ ok: true } | { ok: false; stored: EditorMediaDetailsFragment }> {
  const { changeMediaItem: changed } = await callGraph(ChangeEditorMediaDocument, { input })
  if (changed?.__typename !== 'MediaConflictProblem') return { ok: true }
  return { ok: false, stored: readFragment(EditorMediaDetailsFragmentDoc, changed.item) }
}
