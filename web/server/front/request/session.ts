import type { IncomingHttpHeaders } from 'node:http'
import { isEditorQuery } from '#i18n/paths/editor-query.ts'
import type { Target } from './target.ts'

const session = /(?:^|;\s*)sessionid=([^;]+)/

/** Whether the request has a session cookie. Who that is and what they may do is decided by the origin. */
export function hasSession(headers: IncomingHttpHeaders): boolean {
  return session.test(headers.cookie ?? '')
}

/** The token of a session, valid or not; undefined if there is none. */
export function readSessionToken(headers: IncomingHttpHeaders): string | undefined {
  return session.exec(headers.cookie ?? '')?.[1]
}

/** Whether the response is rendered for this request alone, for an editor or somebody who is offered to log in as one (E-15). */
export function isForEditor(target: Target, headers: IncomingHttpHeaders): boolean {
  if (!isEditRequest(target)) return false
  return hasSession(headers) || (target.query.has('edit') && target.query.has('redirect'))
}

/** Whether the address opens the editors' view of a page. Without a session it shows the ordinary page. */
export function isEditRequest({ query }: Target): boolean {
  return isEditorQuery(query)
}
