import 'client-only'
import { callGraph } from '#editor/graph/call-graph.ts'
import {
  AnnounceDocumentEditorDocument,
  LeaveDocumentDocument,
} from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { contentLocale } from '#graphql/content-language.ts'
import type { AnnouncerCalls } from './announcer.ts'

const losses: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

/** The calls of the graph. */
export const announcerCalls: AnnouncerCalls = {
  async announce({ locale, ...announcement }) {
    try {
      const input = { ...announcement, locale: contentLocale(locale) }
      const { announceDocumentEditor: presence } = await callGraph(AnnounceDocumentEditorDocument, {
        input,
      })
      if (presence?.__typename !== 'DocumentPresence') return 'lost'
      const { number, publishedVersion: versionNumber, editors } = presence
      return {
        number,
        versionNumber,
        editors: editors.map(({ isOwn: isOwnAccount, ...editor }) => ({ ...editor, isOwnAccount })),
      }
    } catch (error) {
      if (losses.has(findGraphProblem(error)?.code ?? '')) return 'lost'
      throw error
    }
  },
  leave({ locale, ...left }) {
    const input = { ...left, locale: contentLocale(locale) }
    callGraph(LeaveDocumentDocument, { input }, { keepalive: true }).catch(() => {})
  },
}
