import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Moment } from '#front/cache/tag-clock.ts'
import type { Peer } from '#front/request/peer.ts'

/** The outcome of an exchange, as in logs and metrics. */
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

/** One request and its response. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  peer: Peer
  receivedAt: Moment
  /** How the response came about; proxied requests stay `passed`. */
  outcome: Outcome
}
