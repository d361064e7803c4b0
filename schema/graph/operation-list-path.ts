/** Where a gateway lists the hashes of all persisted operations that it knows, as a JSON array: beside `/graphql`. */
export const operationListPath = '/operations'
