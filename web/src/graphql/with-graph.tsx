'use client'
import 'client-only'
import { ApolloProvider } from '@apollo/client/react'
import { type ComponentType, useState } from 'react'
import { browserClient } from './browser-client.ts'

/**
 * Gives a part of a page the graph, with the one client of the browser. What it wraps is only to be reached by import(), so that the
 * client is fetched, and made, when the first such part is used.
 */
export function withGraph<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithGraph(props: Props) {
    const [client] = useState(browserClient)
    return (
      <ApolloProvider client={client}>
        <Part {...props} />
      </ApolloProvider>
    )
  }
}
