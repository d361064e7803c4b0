import { InMemoryCache } from '@apollo/client'
import possibleTypes from './generated/possible-types.ts'

/** What the browser has been told by the graph: every thing once, whichever answer it came with. */
export function graphCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      // A visitor has one cart: all that answers with it changes the same.
      Cart: { keyFields: [], fields: { tickets: { merge: false } } },
    },
  })
}
