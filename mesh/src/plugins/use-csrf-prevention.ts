import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** The content types that another site's page can send without a CORS preflight. */
const simpleContentType =
  /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i

/** Any of these headers triggers a preflight. */
const preflightHeaders = [
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'x-csrftoken',
] as const

/** Rejects requests that another site's page could send with a visitor's cookies. */
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
