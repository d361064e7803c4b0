import type { ServerResponse } from 'node:http'

type Body = Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'flushHeaders'>

/**
 * Keeps an answer with status 404 or 5xx from being sent. Resolves when the answer is over: with its status, or undefined
 * where it was fine and went out as usual. After that the response is as if nothing had been tried.
 */
export function withholdFailure(response: ServerResponse): Promise<number | undefined> {
  const { writeHead, write, end, flushHeaders }: Body = response
  let isJudged = false
  let failure: number | undefined
  const judge = (status = response.statusCode) => {
    if (isJudged) return
    isJudged = true
    if (status === 404 || status >= 500) failure = status
  }
  return new Promise((resolve) => {
    const restore = () => {
      Object.assign(response, { writeHead, write, end, flushHeaders })
      if (failure) forget(response)
      resolve(failure)
    }
    response.once('close', () => resolve(undefined))
    response.flushHeaders = () => {
      judge()
      if (!failure) flushHeaders.call(response)
    }
    response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
      judge(parts[0])
      return failure ? response : writeHead.apply(response, parts)
    }) as typeof writeHead
    response.write = ((...parts: Parameters<typeof write>) => {
      judge()
      return failure ? true : write.apply(response, parts)
    }) as typeof write
    response.end = ((...parts: Parameters<typeof end>) => {
      judge()
      restore()
      return failure ? response : end.apply(response, parts)
    }) as typeof end
  })
}

function forget(response: ServerResponse) {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.statusCode = 200
}
