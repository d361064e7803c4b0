import 'client-only'
import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, of, switchMap } from 'rxjs'
import { findRefusal } from './graph-error.ts'
import { fetchCsrfToken, findCsrfToken } from './csrf-token.ts'

/**
 * Repeats the visitor’s token in a header with everything that changes something. The token is fetched when it is first
 * needed; where the origin does not know it any more it is fetched anew, and the call comes again: refused calls have done nothing.
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
          switchMap((answer) => {
            if (!isForbidden(answer)) return of(answer)
            return from(fetchCsrfToken()).pipe(
              switchMap((renewed) => (renewed === token ? of(answer) : send(renewed))),
            )
          }),
        ),
      ),
    )
  })
}

function isForbidden(answer: ApolloLink.Result): boolean {
  return findRefusal(answer)?.code === 'FORBIDDEN'
}
