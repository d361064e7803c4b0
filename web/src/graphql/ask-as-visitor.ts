import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { persistedHash } from './persisted-hash.ts'

const timeoutMs = 8000

/** What of a visitor goes along: the cookies, and the token that was checked against them. */
export type Visit = { cookies: string; csrfToken?: string }

type Answer<Result> = { result: Result; setCookies: string[] }

/**
 * Asks the graph as a visitor would, or changes something for them. Nothing of the answer is kept. Throws when the gateway does not
 * answer in time, or reports an error.
 */
export async function askAsVisitor<Result, Variables extends Record<string, unknown>>(
  question: { document: TypedDocumentNode<Result, Variables>; variables: Variables },
  { cookies, csrfToken }: Visit,
): Promise<Answer<Result>> {
  const response = await fetch(env.MESH_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-graphql-yoga-csrf': 'web',
      cookie: cookies,
      ...(csrfToken !== undefined && { 'x-csrftoken': csrfToken }),
    },
    body: JSON.stringify({
      variables: question.variables,
      extensions: {
        persistedQuery: { version: 1, sha256Hash: persistedHash(question.document) },
      },
    }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The gateway answered ${response.status} without JSON.`)
  }
  const { data, errors } = (await response.json()) as {
    data?: Result
    errors?: { message: string; extensions?: { code?: string } }[]
  }
  const [error] = errors ?? []
  if (error || !data) {
    throw new Error(`The graph failed: ${error?.message ?? 'no data'}`, {
      cause: error?.extensions?.code,
    })
  }
  return { result: data, setCookies: response.headers.getSetCookie() }
}
