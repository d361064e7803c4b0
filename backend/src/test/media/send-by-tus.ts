import { request, type IncomingMessage } from 'node:http'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'

const uploads = '/de/pageeditor-api/media-uploads'

export type TusRequest = {
  method: string
  path?: string
  headers?: Record<string, string | number>
  body?: Buffer
  /** The connection breaks after so many bytes of the body. */
  breakAfter?: number
}

/** Sends a request to a port of this machine as a client of tus does; undefined if the connection broke. */
export async function sendByTus(
  port: number,
  session: Record<string, string>,
  { method, path = uploads, headers, body, breakAfter }: TusRequest,
) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | undefined>()
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: {
      ...session,
      'tus-resumable': '1.0.0',
      ...(body && { 'content-length': body.length }),
      ...headers,
    },
  })
  sending.on('response', resolve).on('error', () => resolve(undefined))
  if (body && breakAfter !== undefined) {
    sending.write(body.subarray(0, breakAfter), () => sending.destroy())
  } else {
    sending.end(body)
  }
  const response = await promise
  if (!response) return undefined
  const received = Buffer.concat((await response.toArray()) as Buffer[])
  return { status: response.statusCode!, headers: response.headers, body: received }
}

/** A recording of this many bytes. */
export function recording(bytes: number): Buffer {
  const short = gongWav()
  const file = Buffer.alloc(bytes)
  for (let from = 0; from < bytes; from += short.length) short.copy(file, from)
  file.writeUInt32LE(bytes - 8, 4)
  file.writeUInt32LE(bytes - 44, 40)
  return file
}
