import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { DraftCheckDocument, PublishDraftDocument } from '#graphql/generated/graphql.ts'
import { type Finding, findingOfGraph } from './finding.ts'
import type { DocumentKey } from './publication-calls.ts'

type Publishing =
  { type: 'published'; versionNumber: number } | { type: 'blocked'; findings: readonly Finding[] }

/** Publishes the draft of a container. Throws `GraphError`. */
export async function publishDraft({ slug, language }: DocumentKey): Promise<Publishing> {
  const input = { slug, locale: contentLocale(language) }
  const { publishDocument: result } = await callGraph(PublishDraftDocument, { input })
  switch (result?.__typename) {
    case 'PublishedDocument':
      return { type: 'published', versionNumber: result.versionNumber }
    case 'DocumentValidationProblem':
      return {
        type: 'blocked',
        findings: result.fieldProblems.map(({ moduleId, field, messages }) => ({
          module: moduleId ?? null,
          path: field.split('.'),
          isError: true,
          key: undefined,
          value: null,
          messages,
        })),
      }
    case 'PublishBlockedProblem':
      return {
        type: 'blocked',
        findings: result.findings.map(findingOfGraph).filter(({ isError }) => isError),
      }
    case undefined:
      throw new Error(`There is no document ${slug}.`)
  }
}

/** What should be corrected in the draft before it is published. Throws `GraphError`. */
export async function checkDraft({ slug, language }: DocumentKey): Promise<Finding[]> {
  const variables = { slug, locale: contentLocale(language) }
  const { documentCheck } = await callGraph(DraftCheckDocument, variables)
  return (documentCheck?.findings ?? []).map(findingOfGraph)
}
