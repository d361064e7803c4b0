import { InMemoryCache } from '@apollo/client'
import possibleTypes from './generated/possible-types.ts'

/** The browser's GraphQL cache, normalized: each object once, whichever response contained it. */
export function graphCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      // A visitor has one cart: every response with a cart updates it.
      Cart: { keyFields: [], fields: { tickets: { merge: false } } },
    },
  })
}
