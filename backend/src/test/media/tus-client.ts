import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Session } from '#test/log-in.ts'
import { sendByTus, type TusRequest } from './send-by-tus.ts'
import { editor } from './upload-picture.ts'

type Sending = TusRequest & { who?: Pick<Session, 'headers'> }

export type TusClient = Awaited<ReturnType<typeof openTusClient>>

/** A client of tus that sends to this origin, as the editor unless somebody else is named. */
export async function openTusClient(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  /** Undefined if the connection broke. */
  async function send({ who = editor, ...sent }: Sending) {
    const response = await sendByTus(port, who.headers, sent)
    if (!response) return undefined
    const text = response.body.toString()
    const detail = text.startsWith('{') ? (JSON.parse(text).detail as string) : text
    return { status: response.status, headers: response.headers, detail }
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
