import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import type { Publication, ScheduledAction } from '#editor/store/publication.ts'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import {
  type DocumentPublicationFragmentDoc,
  DraftPublicationDocument,
  RestoreDraftDocument,
  ScheduleDraftDocument,
  UnpublishDraftDocument,
} from '#graphql/generated/graphql.ts'
import { publicationOfGraph } from './publication-of-graph.ts'

/** The document of a container in one language. */
export type DocumentKey = { slug: string; language: ContentLanguage }

type Found = FragmentType<typeof DocumentPublicationFragmentDoc> | null | undefined
type Learned = Publication & { number: number }

const inputOf = ({ slug, language }: DocumentKey) => ({ slug, locale: contentLocale(language) })

/** What visitors see of the document now. All calls throw `GraphError`. */
export async function findPublication(key: DocumentKey): Promise<Learned> {
  const { editedDocument } = await callGraph(DraftPublicationDocument, inputOf(key))
  return learned(key, editedDocument)
}

/** Takes the document offline in its language. */
export async function unpublish(key: DocumentKey): Promise<Learned> {
  const { unpublishDocument } = await callGraph(UnpublishDraftDocument, { input: inputOf(key) })
  return learned(key, unpublishDocument)
}

/** Makes the draft like a version; like what is published, if it is null. */
export async function restore(key: DocumentKey, versionNumber: number | null): Promise<Learned> {
  const input = { ...inputOf(key), versionNumber }
  const { restoreDocument } = await callGraph(RestoreDraftDocument, { input })
  return learned(key, restoreDocument)
}

/** Schedules an action, or ends its schedule if `at` is null. */
export async function schedule(
  key: DocumentKey,
  planned: { action: ScheduledAction; at: string | null; note: string },
): Promise<Learned> {
  const input = { ...inputOf(key), ...planned }
  const { scheduleDocument } = await callGraph(ScheduleDraftDocument, { input })
  return learned(key, scheduleDocument)
}

function learned({ slug }: DocumentKey, found: Found): Learned {
  if (!found) throw new Error(`There is no document ${slug}.`)
  return publicationOfGraph(found)
}
