import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'
import type { Session } from '#test/log-in.ts'
import { editor } from './upload-picture.ts'

const uploads = '/de/pageeditor-api/media-uploads'

type Sending = {
  method: string
  path?: string
  headers?: Record<string, string | number>
  body?: Buffer
  /** The connection breaks after so many bytes of the body. */
  breakAfter?: number
  who?: Pick<Session, 'headers'>
}

export type TusClient = Awaited<ReturnType<typeof openTusClient>>

/** A client of tus that sends to this origin, as the editor unless somebody else is named. */
export async function openTusClient(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  /** Undefined if the connection broke. */
  async function send({
    method,
    path = uploads,
    headers,
    body,
    breakAfter,
    who = editor,
  }: Sending) {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage | undefined>()
    const sending = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: {
        ...who.headers,
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
    const text = (await response.toArray()).join('')
    const detail = text.startsWith('{') ? (JSON.parse(text).detail as string) : text
    return { status: response.statusCode!, headers: response.headers, detail }
  }

  const announce = (bytes: number, values: Record<string, string> = {}, who = editor) =>
    send({
      method: 'POST',
      who,
      headers: {
        'upload-length': bytes,
        'upload-metadata': metadataOf({ filename: 'teil.bin', ...values }),
      },
    })

  /** Announces an upload; returns its path. */
  async function start(bytes: number, values: Record<string, string> = {}): Promise<string> {
    const response = await announce(bytes, values)
    expect([response?.status, response?.detail]).toEqual([201, ''])
    return response!.headers.location!
  }

  const offsetOf = async (path: string, who = editor) => {
    const response = await send({ method: 'HEAD', path, who })
    return response?.status === 200 ? Number(response.headers['upload-offset']) : response?.status
  }

  const sendPart = (path: string, offset: number, body: Buffer, more: Partial<Sending> = {}) =>
    send({
      method: 'PATCH',
      path,
      body,
      headers: { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
      ...more,
    })

  return { send, announce, start, offsetOf, sendPart }
}

const metadataOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** A recording of this many bytes. */
export function recording(bytes: number): Buffer {
  const short = gongWav()
  const file = Buffer.alloc(bytes)
  for (let from = 0; from < bytes; from += short.length) short.copy(file, from)
  file.writeUInt32LE(bytes - 8, 4)
  file.writeUInt32LE(bytes - 44, 40)
  return file
}
