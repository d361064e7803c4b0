import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { CsrfTokenDocument } from './generated/graphql.ts'
import { persistedHash } from './persisted-hash.ts'

const timeoutMs = 8_000

/** For whom the server speaks: by these the origin knows and counts the visitor. */
export type Visitor = { csrfToken: string; address: string }

/**
 * The token that a visitor without JavaScript repeats by us. One that the origin does not know any more is renewed; the visitor
 * need not keep it.
 */
export async function csrfTokenFor(visitor: Visitor): Promise<string> {
  const response = await send(persistedHash(CsrfTokenDocument), { locale: 'DE' }, visitor)
  const lines = response.headers.getSetCookie()
  const renewed = lines.map((line) => /^csrftoken=([^;]+)/.exec(line)?.[1]).find(Boolean)
  return renewed ?? visitor.csrfToken
}

/** Asks the gateway to change something for a visitor. Throws where it does not answer, or with an error. */
export async function sendPersisted<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Result, Variables>,
  { variables, visitor }: { variables: Variables; visitor: Visitor },
): Promise<Result> {
  const response = await send(persistedHash(document), variables, visitor)
  const { data, errors = [] } = (await response.json()) as {
    data?: Result
    errors?: { message: string }[]
  }
  if (!data || errors.length > 0) {
    throw new Error(`The graph refused a change: ${errors[0]?.message ?? response.status}`)
  }
  return data
}

function send(hash: string, variables: Record<string, unknown>, visitor: Visitor) {
  return fetch(env.MESH_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      cookie: `csrftoken=${visitor.csrfToken}`,
      'x-csrftoken': visitor.csrfToken,
      'x-forwarded-for': visitor.address,
    },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
