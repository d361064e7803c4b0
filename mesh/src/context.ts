import type { YogaInitialContext } from 'graphql-yoga'
import type { Logger } from 'pino'
import type { Peer } from '#incoming/peer.ts'
import { createResponseRecord, type ResponseRecord } from '#origin/response-record.ts'
import { originTimeouts } from '#origin/limits.ts'
import type { OriginClient } from '#origin/origin-client.ts'
import { createOriginFetch, type OriginFetch } from '#origin/origin-fetch.ts'

type QuietLogger = { child: () => QuietLogger; debug: () => void }

/** The context of resolvers. Mesh reads `fetch` and `logger`. */
export type GatewayContext = {
  fetch: OriginFetch
  logger: QuietLogger
  /** What the origin's responses imply for the response of the operation. */
  responseRecord: ResponseRecord
  requestId: string | undefined
  log: Logger
}

/** Mesh would create a logger for every field; operations are logged by our plugin. */
const quietLogger: QuietLogger = { child: () => quietLogger, debug: () => undefined }

/** Only these request headers are forwarded to the origin. */
const passedOn = ['cookie', 'x-csrftoken']

export function createContext(
  { request, peer }: YogaInitialContext & { peer?: Peer },
  { client, log }: { client: OriginClient; log: Logger },
): GatewayContext {
  const responseRecord = createResponseRecord()
  const headers: Record<string, string> = {}
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers[name] = value
  }
  if (peer && !peer.isService) headers['x-forwarded-for'] = peer.address
  if (peer) headers['x-request-id'] = peer.requestId
  responseRecord.isPersonal = headers['cookie'] !== undefined
  // One deadline for the whole operation, however many calls it takes.
  const deadline = AbortSignal.timeout(originTimeouts.operationMs)
  return {
    responseRecord,
    log,
    requestId: peer?.requestId,
    logger: quietLogger,
    fetch: createOriginFetch({ client, responseRecord, headers, deadline }),
  }
}
