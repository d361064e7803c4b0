'use client'
import { withGraph } from '#graphql/with-graph.tsx'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/search.json'
import en from '#messages/en/search.json'
import { Suggestions } from './suggestions.tsx'

const messages = { de: { search: de }, en: { search: en } }

/** Load it only by import(). */
export default withGraph(withMessages(Suggestions, messages))
