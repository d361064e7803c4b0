import 'client-only'
import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { findRefusal } from './graph-error.ts'
import { endSession } from './session-calls.ts'

/** Where the origin knows the session no longer (401), it ends in all tabs. */
export function sessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((answer) => {
        if (findRefusal(answer)?.code === 'UNAUTHENTICATED') endSession()
      }),
    ),
  )
}
