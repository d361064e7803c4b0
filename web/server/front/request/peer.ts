import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

export type Peer = {
  /** The visitor's address, behind the proxies that are trusted. */
  address: string
  /** Whether trusted proxies stand between. */
  isForwarded: boolean
  /** Names the request in every log: a trusted proxy's, else a new one. */
  requestId: string
}

export type ReadPeer = (request: IncomingMessage) => Peer

const acceptableId = /^[\w.:-]{8,128}$/

/** `trusted`: addresses and networks (`10.0.0.0/8`, `loopback`) of the proxies before the front. */
export function createPeerReader(trusted: string[]): ReadPeer {
  const trusts = proxyAddress.compile(trusted)
  return (request) => {
    const sent = request.headers['x-request-id']
    const isTrusted = trusts(request.socket.remoteAddress ?? '', 0)
    const address = proxyAddress(request, trusts) ?? ''
    return {
      address,
      isForwarded: address !== request.socket.remoteAddress,
      requestId:
        isTrusted && typeof sent === 'string' && acceptableId.test(sent) ? sent : randomUUID(),
    }
  }
}
