import { ServerResponse, type IncomingMessage } from 'node:http'
import { answerWithNext } from './prepare-next.ts'

/** The status and headers under which a page that Next takes for a good one is sent. */
export type SentAs = { status: number; headers: Record<string, string> }

const methods = ['writeHead', 'write', 'end', 'flushHeaders'] as const
const plain = ServerResponse.prototype

/**
 * Lets Next answer, but keeps an answer with status 404 or 5xx from being sent. Resolves when the answer is over: with the
 * status of one that was kept back, after which another attempt can be made, or undefined where it went out.
 */
export async function attemptPage(
  request: IncomingMessage,
  response: ServerResponse,
  sentAs?: SentAs,
): Promise<number | undefined> {
  const failure = watch(response, sentAs)
  await answerWithNext(request, response)
  return failure
}

function watch(response: ServerResponse, sentAs: SentAs | undefined) {
  let failure: number | undefined
  let isJudged = false
  /** Decides once, with the first sign of an answer; says whether it may go out. */
  const mayPass = (status: number) => {
    if (isJudged) return failure === undefined
    isJudged = true
    if (status === 404 || status >= 500) failure = status
    if (failure === undefined && sentAs && status === 200) rename(response, sentAs)
    if (failure === undefined) sayOnce(response, 'location')
    return failure === undefined
  }
  return new Promise<number | undefined>((resolve) => {
    const finish = () => {
      for (const method of methods) delete (response as Partial<ServerResponse>)[method]
      if (failure !== undefined) forget(response)
      resolve(failure)
    }
    response.once('close', () => resolve(undefined))
    response.flushHeaders = () => {
      if (mayPass(response.statusCode)) plain.flushHeaders.call(response)
    }
    response.writeHead = ((status: number, ...rest: never[]) => {
      if (!mayPass(status)) return response
      return plain.writeHead.call(
        response,
        sentAs && status === 200 ? sentAs.status : status,
        ...rest,
      )
    }) as ServerResponse['writeHead']
    response.write = ((...parts: Parameters<ServerResponse['write']>) =>
      mayPass(response.statusCode)
        ? plain.write.apply(response, parts)
        : true) as ServerResponse['write']
    response.end = ((...parts: Parameters<ServerResponse['end']>) => {
      const isPassed = mayPass(response.statusCode)
      finish()
      return isPassed ? plain.end.apply(response, parts) : response
    }) as ServerResponse['end']
  })
}

function rename(response: ServerResponse, { status, headers }: SentAs) {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

// Next writes it twice into the first answer of a redirect that it then keeps.
function sayOnce(response: ServerResponse, name: string) {
  const value = response.getHeader(name)
  if (Array.isArray(value) && value[0] !== undefined) response.setHeader(name, value[0])
}

function forget(response: ServerResponse) {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.statusCode = 200
}
