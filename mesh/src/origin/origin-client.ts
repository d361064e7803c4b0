import { STATUS_CODES } from 'node:http'
import { Agent, request } from 'undici'
import { AnswerHeaders } from './answer-headers.ts'
import { largestAnswerBytes, originTimeouts } from './limits.ts'
import { originAnswerTooLarge, originTimeout, originUnreachable } from './problems.ts'

export type OriginAnswer = {
  status: number
  statusText: string
  headers: AnswerHeaders
  text: () => Promise<string>
}

export type OriginCall = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/** Sends one call to the origin, over connections that are kept. */
export type OriginClient = {
  send: (url: string, call: OriginCall) => Promise<OriginAnswer>
  close: () => Promise<void>
}

/** `undici.request` takes a sixth less CPU a call than `fetch`, because it makes no web streams. */
export function createOriginClient(): OriginClient {
  const agent = new Agent({ connections: 64, connect: { timeout: originTimeouts.connectMs } })
  return {
    close: () => agent.close(),
    async send(url, call) {
      try {
        const answer = await request(url, {
          method: call.method as 'GET',
          headers: call.headers,
          body: call.body ?? null,
          dispatcher: agent,
          signal: AbortSignal.timeout(originTimeouts.answerMs),
        })
        const length = Number(answer.headers['content-length'] ?? 0)
        if (length > largestAnswerBytes) {
          answer.body.destroy()
          throw originAnswerTooLarge()
        }
        const text = await answer.body.text()
        return {
          status: answer.statusCode,
          statusText: STATUS_CODES[answer.statusCode] ?? '',
          headers: new AnswerHeaders(answer.headers),
          text: () => Promise.resolve(text),
        }
      } catch (error) {
        throw asOriginProblem(error)
      }
    },
  }
}

function asOriginProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (error.name === 'TimeoutError' || code.includes('TIMEOUT')) return originTimeout()
  if (/^(ECONN|ENOTFOUND|EAI_|EPIPE|EHOSTUNREACH|UND_ERR)/.test(code)) return originUnreachable()
  return error
}
