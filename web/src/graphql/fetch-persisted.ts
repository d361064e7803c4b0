import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import { env } from '#lib/env.ts'

const timeoutMs = 5000

type GraphResponse = {
  data?: unknown
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[]
}

/**
 * Asks the gateway by hash only. A field that is NOT_FOUND is null in the answer. Throws when the gateway cannot be
 * reached within five seconds, answers with anything but JSON, or reports any other error.
 */
export async function fetchPersisted(
  hash: string,
  variables: Record<string, unknown>,
): Promise<unknown> {
  return (await fetchTagged(hash, variables)).data
}

/** The same, with the tags that the origin says make the answer stale; none where it says nothing. */
export async function fetchTagged(
  hash: string,
  variables: Record<string, unknown>,
): Promise<{ data: unknown; tags: string[] }> {
  const { answer, tags } = await ask(hash, variables)
  const { data, errors = [] } = answer
  const surprise = errors.find((error) => error.extensions?.code !== 'NOT_FOUND')
  if (surprise) {
    const place = surprise.path?.join('.') ?? 'its root'
    throw new Error(`The graph failed at ${place}: ${surprise.message}`)
  }
  return { data, tags }
}

async function ask(
  hash: string,
  variables: Record<string, unknown>,
): Promise<{ answer: GraphResponse; tags: string[] }> {
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
  return {
    answer: (await response.json()) as GraphResponse,
    tags: tagsOfHeader(response.headers.get('cache-tag')),
  }
}
