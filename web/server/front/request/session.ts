import type { IncomingHttpHeaders } from 'node:http'
import type { Target } from './target.ts'

const session = /(?:^|;\s*)sessionid=[^;]/
const editorParameters = ['edit', 'v']

/** Whether somebody is logged in, for all the front knows: who that is and what they may do is the origin's to say. */
export function hasSession(headers: IncomingHttpHeaders): boolean {
  return session.test(headers.cookie ?? '')
}

/** Whether the address asks for the editors' view of a page. Without a session it shows the page as ever. */
export function asksForEditing({ query }: Target): boolean {
  return editorParameters.some((name) => query.has(name))
}
