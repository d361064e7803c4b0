import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { persistedHash } from './persisted-hash.ts'

const timeoutMs = 10_000

/** Asks the graph for one visitor, as their browser would: with their cookies, their token, their address. Nothing of it is kept. */
export type VisitorClient = {
  /** Throws `GraphRefusal` where the graph says no, anything else where it cannot be reached in time. */
  ask<Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
  findCookie(name: string): string | undefined
  /** By what the house knows and counts the visitor, for a call beside the graph. */
  identity(): Headers
  /** What the visitor has to be given, as lines of `Set-Cookie`. */
  setCookies: string[]
}

/** The first code by which the graph has refused an operation, as `RATE_LIMITED`. */
export class GraphRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The graph refuses: ${code}`)
    this.code = code
  }
}

type Answer = { data?: unknown; errors?: { extensions?: { code?: string } }[] }

export function createVisitorClient(visitor: Headers): VisitorClient {
  const cookies = readCookies(visitor.get('cookie') ?? '')
  const setCookies: string[] = []

  function identity(): Headers {
    const headers = new Headers({
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
    })
    const address = visitor.get('x-forwarded-for')
    if (address) headers.set('x-forwarded-for', address)
    return headers
  }

  async function send(body: unknown): Promise<Answer> {
    const headers = identity()
    headers.set('content-type', 'application/json')
    headers.set('accept', 'application/json')
    const response = await fetch(env.MESH_URL, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line)
      for (const [name, value] of readCookies(line.split(';', 1)[0] ?? '')) cookies.set(name, value)
    }
    return (await response.json()) as Answer
  }

  return {
    setCookies,
    identity,
    findCookie: (name) => cookies.get(name),
    async ask<Result>(document: unknown, variables: Record<string, unknown>) {
      const persistedQuery = { version: 1, sha256Hash: persistedHash(document) }
      const { data, errors = [] } = await send({ variables, extensions: { persistedQuery } })
      const refusal = errors.find(({ extensions }) => extensions?.code !== 'NOT_FOUND')
      if (refusal) throw new GraphRefusal(refusal.extensions?.code ?? 'UNKNOWN')
      return data as Result
    },
  }
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split('; ').flatMap((pair): [string, string][] => {
    const split = pair.indexOf('=')
    return split > 0 ? [[pair.slice(0, split), pair.slice(split + 1)]] : []
  })
  return new Map(pairs)
}
