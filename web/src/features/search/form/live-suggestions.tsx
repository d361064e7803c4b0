'use client'
import { ApolloProvider } from '@apollo/client/react'
import { browserClient } from '#graphql/browser-client.ts'
import { Suggestions, type SuggestionsProps } from './suggestions.tsx'

/** Suggestions with a client of the graph of their own. */
export default function LiveSuggestions(props: SuggestionsProps) {
  return (
    <ApolloProvider client={browserClient()}>
      <Suggestions {...props} />
    </ApolloProvider>
  )
}
