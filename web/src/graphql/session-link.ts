import 'client-only'
import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { findGraphProblem } from './graph-error.ts'
import { endSession } from './session-calls.ts'

/** Ends the session in all tabs when the origin no longer knows it (401). */
export function sessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if (findGraphProblem(result)?.code === 'UNAUTHENTICATED') endSession()
      }),
    ),
  )
}
