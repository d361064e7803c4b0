'use client'
import 'client-only'
import { ApolloProvider } from '@apollo/client/react'
import { type ComponentType, useState } from 'react'
import { browserClient } from './browser-client.ts'

/**
 * Provides the browser's GraphQL client to a part of a page. Load the wrapped component only by import(), so that the
 * client is fetched and created when the first such part is used.
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
