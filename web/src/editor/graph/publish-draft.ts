import 'client-only'
import { PublishDraftDocument } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { callGraph } from './call-graph.ts'

/** What a finding of the check before publishing is called in the messages. */
const findingKeys = [
  'missing-alternative-text',
  'skipped-heading-level',
  'empty-link',
  'link-without-target',
  'vague-link-text',
  'dead-link',
  'dead-anchor',
  'missing-translation',
  'oversize-picture',
] as const

/** What has to be corrected: a finding of the check with a key, or a wrong value with the origin's messages. */
export type Finding = {
  module: string | null
  key: (typeof findingKeys)[number] | undefined
  value: string | null
  messages: readonly string[]
}

type Publishing =
  | { type: 'published'; versionNumber: number }
  | { type: 'blocked'; findings: readonly Finding[] }
  | { type: 'forbidden' | 'failed' }

/** Publishes the draft of a container. Never throws. */
export async function publishDraft(page: { slug: string; locale: Locale }): Promise<Publishing> {
  const input = { slug: page.slug, locale: graphLocale(page.locale) }
  try {
    const { publishDocument: result } = await callGraph(PublishDraftDocument, { input })
    switch (result?.__typename) {
      case 'PublishedDocument':
        return { type: 'published', versionNumber: result.versionNumber }
      case 'DocumentValidationProblem':
        return {
          type: 'blocked',
          findings: result.fieldProblems.map(({ moduleId, messages }) => ({
            module: moduleId ?? null,
            key: undefined,
            value: null,
            messages,
          })),
        }
      case 'PublishBlockedProblem':
        return {
          type: 'blocked',
          findings: result.findings
            .filter(({ severity }) => severity === 'ERROR')
            .map(({ moduleId, key, value }) => ({
              module: moduleId ?? null,
              key: findingKeys.find((known) => known === key),
              value: value ?? null,
              messages: [],
            })),
        }
      case undefined:
        return { type: 'failed' }
    }
  } catch (error) {
    return { type: findGraphProblem(error)?.code === 'FORBIDDEN' ? 'forbidden' : 'failed' }
  }
}
