import 'server-only'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { persistedHash } from './persisted-hash.ts'
import { executeOperation } from './transport.ts'

const timeoutMs = 10_000

/**
 * Sends operations for one visitor as their browser would: with their cookies, token and address. Nothing is cached.
 */
export type VisitorClient = {
  /** Throws `GraphError`. */
  execute<Result, Variables extends Record<string, unknown>>(
    document: DocumentTypeDecoration<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
  /** The same; `isGone`: something that is null in it has existed. */
  find<Result, Variables extends Record<string, unknown>>(
    document: DocumentTypeDecoration<Result, Variables>,
    variables: Variables,
  ): Promise<{ data: Result; isGone: boolean }>
  findCookie(name: string): string | undefined
  /** The headers that identify the visitor, for a call beside the graph. */
  identity(): Headers
  /** The visitor's new cookies, as values of `Set-Cookie`. */
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

  function storeCookies(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      setCookies.push(line)
      for (const [name, value] of readCookies(line.split(';', 1)[0] ?? '')) cookies.set(name, value)
    }
  }

  async function find<Result>(document: unknown, variables: Record<string, unknown>) {
    const request = { hash: persistedHash(document), variables }
    const endpoint = { url: env.MESH_URL, method: 'POST', headers: identity(), timeoutMs } as const
    const { data, isGone } = await executeOperation(request, {
      ...endpoint,
      onHeaders: storeCookies,
    })
    return { data: data as Result, isGone }
  }

  return {
    setCookies,
    identity,
    findCookie: (name) => cookies.get(name),
    find,
    async execute<Result>(document: unknown, variables: Record<string, unknown>) {
      const { data } = await find<Result>(document, variables)
      return data
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
