import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** A page of another site can send only these content types without asking the browser's preflight. */
const simpleContentType =
  /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i

/** Any of these headers makes a browser ask first. */
const preflightHeaders = [
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'x-csrftoken',
] as const

/** Refuses requests that a page of another site could send with a visitor's cookies. */
export function useCsrfPrevention(): Plugin {
  return {
    onRequest({ request, endResponse, fetchAPI }) {
      if (request.method !== 'POST') return
      const contentType = request.headers.get('content-type') ?? 'text/plain'
      if (!simpleContentType.test(contentType)) return
      if (preflightHeaders.some((name) => request.headers.has(name))) return
      const error = new GraphQLError('This request needs a preflight header.', {
        extensions: { code: 'CSRF_PREVENTED' },
      })
      endResponse(fetchAPI.Response.json({ errors: [error] }, { status: 403 }))
    },
  }
}
