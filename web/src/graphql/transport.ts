import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import { codeOf, GraphError, type ReportedError } from './graph-error.ts'

/** A registered operation, by its hash only. */
export type GraphRequest = { hash: string; variables: Record<string, unknown> }

type GraphEndpoint = {
  url: string
  /** Mutations are sent by POST. */
  method: 'GET' | 'POST'
  headers?: HeadersInit
  timeoutMs: number
  /** Sent even while the page is being closed. */
  keepalive?: boolean
  /** Called with the headers of any response, errors included. */
  onHeaders?: (headers: Headers) => void
}

/** Larger than any response that the site needs. */
const maxResponseBytes = 16 * 1024 * 1024

export type GraphResult = {
  data: unknown
  /** The whole response as it arrived, as JSON: `{ data, errors }`. */
  json: string
  /** The cache tags that the origin names for the response; none when it names none. */
  tags: string[]
  /** Whether something that is null in it has existed (410). */
  isGone: boolean
}

type Reported = { data?: unknown; errors?: ReportedError[] }

/**
 * Sends an operation to the graph, from the server or the browser. A field with NOT_FOUND is null in the result. Throws
 * `GraphError`: with the graph's code when it returns an error, with `UNREACHABLE` on timeout, for a response that is not JSON,
 * and for an endless one.
 */
export async function executeOperation(
  request: GraphRequest,
  endpoint: GraphEndpoint,
): Promise<GraphResult> {
  const { json, body, headers } = await send(request, endpoint)
  const { data, errors = [] } = body
  const unexpectedErrors = errors.filter((error) => error.extensions?.['code'] !== 'NOT_FOUND')
  if (unexpectedErrors[0]) {
    const place = unexpectedErrors[0].path?.join('.') ?? 'its root'
    throw new GraphError(
      codeOf(unexpectedErrors),
      `The graph failed at ${place}: ${unexpectedErrors[0].message}`,
    )
  }
  const isGone = errors.some((error) => error.extensions?.['status'] === 410)
  return { data, json, tags: tagsOfHeader(headers.get('cache-tag')), isGone }
}

async function send(
  { hash, variables }: GraphRequest,
  { url, timeoutMs, onHeaders, keepalive = false, ...endpoint }: GraphEndpoint,
): Promise<{ json: string; body: Reported; headers: Headers }> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  const headers = new Headers(endpoint.headers)
  headers.set('accept', 'application/graphql-response+json, application/json')
  // A page of another origin cannot send this header without a CORS preflight.
  headers.set('x-graphql-yoga-csrf', 'web')
  if (endpoint.method === 'POST') headers.set('content-type', 'application/json')
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  })
  try {
    const response = await fetch(endpoint.method === 'GET' ? `${url}?${query}` : url, {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'POST' && { body: JSON.stringify({ variables, extensions }) }),
      // Next's own fetch cache would write responses into the build.
      cache: 'no-store',
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    })
    onHeaders?.(response.headers)
    if (!response.headers.get('content-type')?.includes('json')) {
      await response.body?.cancel()
      throw new Error(`The gateway responded with ${response.status} and without JSON.`)
    }
    const json = await readBoundedText(response)
    return { json, body: JSON.parse(json) as Reported, headers: response.headers }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new GraphError('UNREACHABLE', `The graph is unreachable: ${reason}`, { cause: error })
  }
}

/** Counted while it arrives, whatever length the gateway announces. */
async function readBoundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxResponseBytes) throw new Error('The response is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
