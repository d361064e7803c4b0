import type { z } from 'zod'
import type { DocumentPresence } from './presence-operations.ts'

/*
 * Events for editors: who else has a document open, and which operations are new. Server-sent events, one stream for all tabs of a browser.
 *
 *   GET /events
 *   Cookie: sessionid=…
 *
 *   event: document  data: {"slug":"page-7","locale":"de","number":12,"published_version":3,"editors":[…]}
 *   event: closed    data: {"slug":"page-7","locale":"de"}     the right to edit it has ended
 *   event: paused    data: {}                                  news are late until the next `document`
 *   event: end       data: {}                                  the session or its last role has ended; do not reconnect
 *   :                                                          heartbeat, about every 15 seconds
 *
 * The stream is about the documents that the session has announced as open (`announceDocumentEditor`), from the moment when it does.
 * Each `document` is its whole state, so nothing has to be resumed. 401 without a session, 403 without a role of an editor.
 */

export const editingEventsPath = '/events'

/** Maximum silence of the stream, in milliseconds. */
export const editingEventsHeartbeatMs = 15_000

export const editingEvents = {
  document: 'document',
  closed: 'closed',
  paused: 'paused',
  end: 'end',
} as const

/** How long an announcement holds, in milliseconds. Browsers wake a hidden tab once a minute. */
export const announcementMs = 90_000

export type DocumentAddress = { slug: string; locale: string }
export type DocumentEvent = DocumentAddress & z.output<typeof DocumentPresence>
