import 'server-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { persistedHash } from './persisted-hash.ts'
import { askGraph } from './transport.ts'

const timeoutMs = 10_000

/** Asks the graph for one visitor, as their browser would: with their cookies, their token, their address. Nothing of it is kept. */
export type VisitorClient = {
  /** Throws `GraphError`. */
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

  function keepCookies(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      setCookies.push(line)
      for (const [name, value] of readCookies(line.split(';', 1)[0] ?? '')) cookies.set(name, value)
    }
  }

  return {
    setCookies,
    identity,
    findCookie: (name) => cookies.get(name),
    async ask<Result>(document: unknown, variables: Record<string, unknown>) {
      const question = { hash: persistedHash(document), variables }
      const door = { url: env.MESH_URL, method: 'POST', headers: identity(), timeoutMs } as const
      const { data } = await askGraph(question, { ...door, onHeaders: keepCookies })
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
