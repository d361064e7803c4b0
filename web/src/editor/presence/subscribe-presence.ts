import type { DocumentEvent } from '@foyer/schema/rest/editing-events.ts'
import type { ContentLanguage } from '#graphql/content-language.ts'
import {
  type Announcement,
  type Announced,
  createAnnouncer,
  type AnnouncerCalls,
} from './announcer.ts'
import type { DocumentEditor } from './document-editor.ts'
import { announcerCalls } from './announcer-calls.ts'
import { type EditingMessage, followEditing } from './editing-stream.ts'

export type Presence = {
  /** Whether news arrive at once; otherwise they are at most as old as the last announcement. */
  isLive: boolean
  /** Whether the session or the right to edit the document has ended. Comes back after a log-in. */
  isLost: boolean
  /** All others, the earliest first: never this tab. */
  editors: readonly DocumentEditor[]
  /** Number of the last operation of the document; null if not known yet. */
  number: number | null
  /** Number of the published version; null if none is, or not known yet. */
  versionNumber: number | null
}

export type PresenceSubscription = {
  /** Says where the focus is now. */
  focus(at: Pick<Announcement, 'moduleId' | 'field'>): void
  /** Says that the document was closed. */
  stop(): void
}

type Dependencies = { calls: AnnouncerCalls; follow: typeof followEditing }

/**
 * Announces that this tab has a document open, and says who else has and how far it has been changed, at once and whenever that changes. Named
 * by the slug of its container, as in `editedDocument`.
 */
export function subscribePresence(
  document: { slug: string; locale: ContentLanguage },
  listener: (presence: Presence) => void,
  { calls, follow }: Dependencies = { calls: announcerCalls, follow: followEditing },
): PresenceSubscription {
  const editorId = crypto.randomUUID()
  let presence: Presence = {
    isLive: false,
    isLost: false,
    editors: [],
    number: null,
    versionNumber: null,
  }

  function change(news: Partial<Presence>): void {
    const before = JSON.stringify(presence)
    presence = { ...presence, ...news }
    if (JSON.stringify(presence) !== before) listener(presence)
  }

  /** Responses and events may overtake each other: an earlier number is old news. */
  function learn({ number, versionNumber, editors }: Announced, news: Partial<Presence>): void {
    if (presence.number !== null && number < presence.number) return
    const others = editors.filter((editor) => editor.editorId !== editorId)
    change({ ...news, isLost: false, number, versionNumber, editors: others })
  }

  const isOurs = ({ slug, locale }: { slug: string; locale: string }) =>
    slug === document.slug && locale === document.locale

  function take(message: EditingMessage): void {
    if (message.type === 'paused') return change({ isLive: false })
    if (message.type === 'end') return change({ isLive: false, isLost: true, editors: [] })
    if (!isOurs(message.document)) return
    if (message.type === 'closed') return change({ isLost: true, editors: [] })
    learn(announcedOf(message.document), { isLive: true })
  }

  const endStream = follow(take)
  const announcer = createAnnouncer({ ...document, editorId }, calls, {
    // While there is a stream, only it tells what is new: responses are late.
    announced: (announced) => (presence.isLive ? change({ isLost: false }) : learn(announced, {})),
    lost: () => change({ isLost: true, editors: [] }),
  })

  return {
    focus: announcer.focus,
    stop() {
      endStream()
      announcer.stop()
    },
  }
}

const announcedOf = ({ number, published_version, editors }: DocumentEvent): Announced => ({
  number,
  versionNumber: published_version,
  editors: editors.map(({ editor_id, name, is_own, module_id, field }) => ({
    editorId: editor_id,
    name,
    isOwnAccount: is_own,
    moduleId: module_id,
    field,
  })),
})
