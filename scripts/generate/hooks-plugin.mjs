import { Kind } from 'graphql'

/**
 * A code generation plugin: typed hooks for Apollo Client 4, one set per operation, bound to the typed documents of the
 * client preset. The plugin that exists for this does not typecheck with Apollo Client 4.
 */
export function plugin(_schema, documents, config) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name)
  return {
    prepend: [
      // `'use client'` would be moved below the imports; this import guards the same border.
      "import 'client-only'",
      `import { ${runtimeFor(operations).join(', ')} } from '@apollo/client/react'`,
      `import * as graph from '${config.documentsFrom}'`,
    ],
    content: operations.map(hooksFor).join('\n\n'),
  }
}

const runtime = {
  query: ['useQuery', 'useLazyQuery', 'useSuspenseQuery', 'type SkipToken'],
  mutation: ['useMutation'],
  subscription: ['useSubscription'],
}

function runtimeFor(operations) {
  const kinds = new Set(operations.map(({ operation }) => operation))
  return Object.keys(runtime)
    .filter((kind) => kinds.has(kind))
    .flatMap((kind) => runtime[kind])
}

function hooksFor(operation) {
  const name = capitalized(operation.name.value)
  const kind = capitalized(operation.operation)
  const parts = {
    name,
    document: `graph.${name}Document`,
    types: `graph.${name}${kind}, graph.${name}${kind}Variables`,
    variables: `graph.${name}${kind}Variables`,
    needsVariables: operation.variableDefinitions.some(isRequired),
  }
  return writers[operation.operation](parts)
}

const writers = {
  query: ({ name, document, types, variables, needsVariables }) => {
    const required = needsVariables ? ` & { variables: ${variables} }` : ''
    const optional = needsVariables ? '' : '?'
    return [
      `export const use${name}Query = (options${optional}: (useQuery.Options<${types}>${required}) | SkipToken) =>`,
      `  useQuery(${document}, options as useQuery.Options<${types}> & { variables: ${variables} })`,
      `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>) =>`,
      `  useLazyQuery(${document}, options)`,
      `export const use${name}SuspenseQuery = (options${optional}: useSuspenseQuery.Options<${variables}>${required}) =>`,
      `  useSuspenseQuery(${document}, options as useSuspenseQuery.Options<${variables}> & { variables: ${variables} })`,
    ].join('\n')
  },
  mutation: ({ name, document, types }) =>
    [
      `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>`,
      `  useMutation(${document}, options)`,
    ].join('\n'),
  subscription: ({ name, document, types, needsVariables }) =>
    [
      `export const use${name}Subscription = (options${needsVariables ? '' : '?'}: useSubscription.Options<${types}>) =>`,
      `  useSubscription(${document}, options as never)`,
    ].join('\n'),
}

const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue

const capitalized = (name) => name[0].toUpperCase() + name.slice(1)
