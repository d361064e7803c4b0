import { env } from '#lib/env.ts'

const timeoutMs = 5000

export type GraphAnswer<Result> = { ok: true; result: Result } | { ok: false; problem: 'not-found' }

type GraphResponse = {
  data?: unknown
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[]
}

/**
 * Asks the gateway by hash only. Throws when it cannot be reached within five seconds, answers with anything but JSON, or
 * reports an error other than NOT_FOUND.
 */
export async function fetchPersisted(
  hash: string,
  variables: Record<string, unknown>,
): Promise<GraphAnswer<unknown>> {
  const { data, errors = [] } = await ask(hash, variables)
  const [surprise] = errors.filter((error) => error.extensions?.code !== 'NOT_FOUND')
  if (surprise) {
    throw new Error(
      `The graph failed at ${surprise.path?.join('.') ?? 'its root'}: ${surprise.message}`,
    )
  }
  if (errors.length > 0) return { ok: false, problem: 'not-found' }
  return { ok: true, result: data }
}

async function ask(hash: string, variables: Record<string, unknown>): Promise<GraphResponse> {
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  })
  const response = await fetch(`${env.MESH_URL}?${query}`, {
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'x-graphql-yoga-csrf': 'web',
    },
    // Next's own fetch cache would bake answers into the build.
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The gateway answered ${response.status} without JSON.`)
  }
  return (await response.json()) as GraphResponse
}
