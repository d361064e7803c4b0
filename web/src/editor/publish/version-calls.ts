import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  CreateDraftPreviewDocument,
  DraftDifferenceFragmentDoc,
  type DraftDifferenceFragment,
  DraftDifferencesDocument,
  DraftVersionFragmentDoc,
  type DraftVersionFragment,
  DraftVersionsDocument,
  RevokeDraftPreviewDocument,
} from '#graphql/generated/graphql.ts'
import type { DocumentKey } from './publication-calls.ts'

export type Version = DraftVersionFragment
export type Difference = DraftDifferenceFragment

/** Two versions by number. Null: what is published, and the draft. */
export type Compared = { from: number | null; to: number | null }

const variablesOf = ({ slug, language }: DocumentKey) => ({ slug, locale: contentLocale(language) })

/** The versions of a document, the newest first. All calls throw `GraphError`. */
export async function findVersions(key: DocumentKey): Promise<Version[]> {
  const { documentVersions } = await callGraph(DraftVersionsDocument, variablesOf(key))
  return (documentVersions ?? []).map((one) => readFragment(DraftVersionFragmentDoc, one))
}

/** In what two versions differ. */
export async function findDifferences(key: DocumentKey, compared: Compared): Promise<Difference[]> {
  const variables = { ...variablesOf(key), ...compared }
  const { documentDifferences } = await callGraph(DraftDifferencesDocument, variables)
  return (documentDifferences ?? []).map((one) => readFragment(DraftDifferenceFragmentDoc, one))
}

/** Makes a link to the page as it is drafted, or as visitors get it at a time. It has to be revoked. */
export async function createPreview(key: DocumentKey, at: string | null) {
  const input = { ...variablesOf(key), at, days: 1 }
  const { createPreview: created } = await callGraph(CreateDraftPreviewDocument, { input })
  if (!created) throw new Error(`There is no document ${key.slug}.`)
  return created
}

export async function revokePreview(key: DocumentKey, number: number): Promise<void> {
  const input = { ...variablesOf(key), number }
  await callGraph(RevokeDraftPreviewDocument, { input })
}
