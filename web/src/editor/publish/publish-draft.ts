import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { findGraphProblem, type GraphErrorCode } from '#graphql/graph-error.ts'
import { DraftCheckDocument, PublishDraftDocument } from '#graphql/generated/graphql.ts'
import type { Publication } from '#editor/store/publication.ts'
import { type Finding, findingOfGraph } from './finding.ts'
import { type DocumentKey, findPublication } from './publication-calls.ts'

type Publishing =
  { type: 'published'; versionNumber: number } | { type: 'blocked'; findings: readonly Finding[] }

/** After these the origin is asked whether it has published all the same. */
const pausesMs = [0, 1000, 3000]

/**
 * Publishes the draft of a container. A response that was lost, or took too long, is no failure if there is a new version then. Throws
 * `GraphError`.
 */
export async function publishDraft(
  key: DocumentKey,
  { versionNumber }: Pick<Publication, 'versionNumber'>,
): Promise<Publishing> {
  try {
    return await callToPublish(key)
  } catch (error) {
    if (!isLost(error)) throw error
    for (const pauseMs of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const now = await findPublication(key).catch(() => undefined)
      if (now?.versionNumber && now.versionNumber !== versionNumber) {
        return { type: 'published', versionNumber: now.versionNumber }
      }
    }
    throw error
  }
}

/** With these the gateway has no response of the origin, which may have published all the same. */
const withoutResponse: ReadonlySet<GraphErrorCode> = new Set([
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNREACHABLE',
  'UPSTREAM_ERROR',
  'BAD_UPSTREAM_RESPONSE',
])

function isLost(error: unknown): boolean {
  const problem = findGraphProblem(error)
  return problem === undefined || withoutResponse.has(problem.code)
}

async function callToPublish({ slug, language }: DocumentKey): Promise<Publishing> {
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
