import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Moment } from '#front/cache/tag-clock.ts'
import type { Peer } from '#front/request/peer.ts'

/** How an answer came about: the word for logs and metrics. */
export type Outcome =
  | 'hit'
  | 'refreshing'
  | 'outdated'
  | 'rendered'
  | 'private'
  | 'unavailable'
  | 'redirect'
  | 'refused'
  | 'passed'
  | 'health'

/** One request and its answer. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  peer: Peer
  receivedAt: Moment
  /** How the answer came about; what is passed through to another service stays `passed`. */
  outcome: Outcome
}
