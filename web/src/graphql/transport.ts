import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import { codeOf, GraphError, type ReportedError } from './graph-error.ts'

/** A registered operation, by its hash only. */
export type GraphQuestion = { hash: string; variables: Record<string, unknown> }

type Door = {
  url: string
  /** What changes something is sent by POST. */
  method: 'GET' | 'POST'
  headers?: HeadersInit
  timeoutMs: number
  /** Hears the headers of any answer, of a refusal, too. */
  onHeaders?: (headers: Headers) => void
}

/** Nothing that the site asks for is as large. */
const longestAnswerBytes = 16 * 1024 * 1024

/** `tags`: what the origin says makes the answer stale; none where it says nothing. */
export type GraphAnswer = { data: unknown; tags: string[] }

type Reported = { data?: unknown; errors?: ReportedError[] }

/**
 * Asks the graph, from the server as from the browser. A field that is NOT_FOUND is null in the answer. Throws `GraphError`: by its
 * code where the graph says no, as `UNREACHABLE` where there is no answer in time, none in JSON, or one without end.
 */
export async function askGraph(question: GraphQuestion, door: Door): Promise<GraphAnswer> {
  const { body, headers } = await send(question, door)
  const { data, errors = [] } = body
  const surprises = errors.filter((error) => error.extensions?.['code'] !== 'NOT_FOUND')
  if (surprises[0]) {
    const place = surprises[0].path?.join('.') ?? 'its root'
    throw new GraphError(codeOf(surprises), `The graph failed at ${place}: ${surprises[0].message}`)
  }
  return { data, tags: tagsOfHeader(headers.get('cache-tag')) }
}

async function send(
  { hash, variables }: GraphQuestion,
  { url, timeoutMs, onHeaders, ...door }: Door,
): Promise<{ body: Reported; headers: Headers }> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  const headers = new Headers(door.headers)
  headers.set('accept', 'application/graphql-response+json, application/json')
  // Nobody else's page can send it without asking first.
  headers.set('x-graphql-yoga-csrf', 'web')
  if (door.method === 'POST') headers.set('content-type', 'application/json')
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  })
  try {
    const response = await fetch(door.method === 'GET' ? `${url}?${query}` : url, {
      method: door.method,
      headers,
      ...(door.method === 'POST' && { body: JSON.stringify({ variables, extensions }) }),
      // Next's own fetch cache would bake answers into the build.
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    onHeaders?.(response.headers)
    if (!response.headers.get('content-type')?.includes('json')) {
      await response.body?.cancel()
      throw new Error(`The gateway answered ${response.status} without JSON.`)
    }
    const body = JSON.parse(await boundedText(response)) as Reported
    return { body, headers: response.headers }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new GraphError('UNREACHABLE', `The graph cannot be asked: ${reason}`, { cause: error })
  }
}

/** Counted while it comes, whatever the gateway announces. */
async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > longestAnswerBytes) throw new Error('The answer is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
