'use client'
import { withGraph } from '#graphql/with-graph.tsx'
import { Suggestions } from './suggestions.tsx'

/** Only to be reached by import(). */
export default withGraph(Suggestions)
