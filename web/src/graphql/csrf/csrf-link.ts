import 'client-only'
import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, of, switchMap } from 'rxjs'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { fetchCsrfToken, findCsrfToken } from './csrf-token.ts'

/**
 * Adds the visitor’s token as a header to every mutation. The token is fetched when first needed. When the
 * origin rejects it, it is fetched again and the call is repeated: a rejected call has had no effect.
 */
export function csrfLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation)
    const send = (token: string) => {
      operation.setContext(({ headers }) => ({ headers: { ...headers, 'x-csrftoken': token } }))
      return forward(operation)
    }
    return from(findCsrfToken() ?? fetchCsrfToken()).pipe(
      switchMap((token) =>
        send(token).pipe(
          switchMap((result) => {
            if (!isForbidden(result)) return of(result)
            return from(fetchCsrfToken()).pipe(
              switchMap((renewed) => (renewed === token ? of(result) : send(renewed))),
            )
          }),
        ),
      ),
    )
  })
}

function isForbidden(result: ApolloLink.Result): boolean {
  return findGraphProblem(result)?.code === 'FORBIDDEN'
}
