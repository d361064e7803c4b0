import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql'
import { root } from '#support/root.ts'

export type RegisteredOperation = {
  isQuery: boolean

  hash: string
  name: string
  definition: OperationDefinitionNode
}

/** The public graph. */
export const publicGraph: GraphQLSchema = buildSchema(
  readFileSync(`${root}/schema/schema.graphql`, 'utf8'),
)

/** The operations of the site, by name. */
export const registered: RegisteredOperation[] = Object.entries(
  JSON.parse(readFileSync(`${root}/schema/operations.json`, 'utf8')) as Record<string, string>,
).map(([hash, document]) => {
  const definition = parse(document).definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  )
  const { name, operation } = definition!
  return {
    hash,
    name: name!.value,
    isQuery: operation === OperationTypeNode.QUERY,
    definition: definition!,
  }
})

/** Path and query of a registered operation. */
export function askPath(hash: string, variables: unknown): string {
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  })
  return `/graphql?${query}`
}

/** The same as the body of a POST. */
export const askBody = (hash: string, variables: unknown): string =>
  JSON.stringify({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  })

/** The registered operation with this root field, and as few others as possible. */
export function operationOf(rootField: string): RegisteredOperation {
  const fieldsOf = ({ definition }: RegisteredOperation) => definition.selectionSet.selections
  const [found] = registered
    .filter((operation) =>
      fieldsOf(operation).some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === rootField,
      ),
    )
    .toSorted((one, other) => fieldsOf(one).length - fieldsOf(other).length)
  if (!found) throw new Error(`The site has no operation with ${rootField}.`)
  return found
}
