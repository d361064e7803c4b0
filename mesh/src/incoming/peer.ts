import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/** The caller. */
export type Peer = {
  /** The visitor's address, as forwarded by trusted proxies. */
  address: string
  /** Whether a trusted service calls for itself, as the site does for cached pages. */
  isService: boolean
  /** The request id for all logs: a trusted proxy's, else a new one. */
  requestId: string
}

const acceptableId = /^[\w.:-]{8,128}$/

/** `trusted`: addresses and networks (`10.0.0.0/8`, `loopback`) of services whose forwarded visitor address is trusted. */
export function createPeerReader(trusted: string[]): (request: IncomingMessage) => Peer {
  const trusts = proxyAddress.compile(trusted)
  return (request) => {
    const { headers, socket } = request
    const isTrusted = trusts(socket.remoteAddress ?? '', 0)
    const sentId = headers['x-request-id']
    return {
      address: proxyAddress(request, trusts) || 'unknown',
      isService: isTrusted && headers['x-forwarded-for'] === undefined,
      requestId:
        isTrusted && typeof sentId === 'string' && acceptableId.test(sentId)
          ? sentId
          : randomUUID(),
    }
  }
}
