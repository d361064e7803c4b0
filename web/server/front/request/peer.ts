import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

export type Peer = {
  /** The visitor's address, behind the trusted proxies. */
  address: string
  /** Whether the request came through trusted proxies. */
  isForwarded: boolean
  /** Identifies the request in every log: from a trusted proxy, else generated. */
  requestId: string
}

export type PeerReader = {
  read(request: IncomingMessage): Peer
  readRequestId(request: IncomingMessage): string
}

const acceptableId = /^[\w.:-]{8,128}$/

/** Whether an address is that of a trusted proxy, which represents many visitors. */
export function createProxyTest(trusted: string[]): (address: string) => boolean {
  const trusts = proxyAddress.compile(trusted)
  return (address) => trusts(address, 0)
}

/** `trusted`: addresses and networks (`10.0.0.0/8`, `loopback`) of the proxies in front of the server. */
export function createPeerReader(trusted: string[]): PeerReader {
  const trusts = proxyAddress.compile(trusted)

  function readRequestId({ headers, socket }: IncomingMessage): string {
    const sent = headers['x-request-id']
    const isUsable =
      typeof sent === 'string' && acceptableId.test(sent) && trusts(socket.remoteAddress ?? '', 0)
    return isUsable ? sent : randomUUID()
  }

  return {
    readRequestId,
    read(request) {
      const address = proxyAddress(request, trusts) ?? ''
      return {
        address,
        isForwarded: address !== request.socket.remoteAddress,
        requestId: readRequestId(request),
      }
    },
  }
}
