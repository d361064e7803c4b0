import { globSync, readFileSync } from 'node:fs'
import { Kind } from 'graphql'

/**
 * A code generation plugin: typed hooks for Apollo Client 4, bound to the typed documents of the client preset. Only those are written
 * that a file of `usedIn` imports. The plugin that exists for this does not typecheck with Apollo Client 4.
 */
export function plugin(_schema, documents, config) {
  const used = importedHooks(config.usedIn)
  const hooks = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name)
    .flatMap(hooksOf)
    .filter(({ name }) => used.has(name))
  const runtime = [...new Set(hooks.map(({ runtime }) => runtime))]
  const skip = hooks.some(({ text }) => text.includes('SkipToken')) ? ['type SkipToken'] : []
  return {
    prepend: [
      // `'use client'` would be moved below the imports; this import guards the same border.
      "import 'client-only'",
      `import { ${[...runtime, ...skip].join(', ')} } from '@apollo/client/react'`,
      `import * as graph from '${config.documentsFrom}'`,
    ],
    content: hooks.map(({ text }) => text).join('\n\n'),
  }
}

/** The names that the sources import from the generated hooks. */
function importedHooks(pattern) {
  const imports = globSync(pattern).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /import \{([^}]*)\} from '#graphql\/generated\/hooks\.ts'/g,
    ),
  ])
  return new Set(imports.flatMap(([, names]) => names.split(',').map((name) => name.trim())))
}

function hooksOf(operation) {
  const name = capitalized(operation.name.value)
  const kind = capitalized(operation.operation)
  return writers[operation.operation]({
    name,
    document: `graph.${name}Document`,
    types: `graph.${name}${kind}, graph.${name}${kind}Variables`,
    variables: `graph.${name}${kind}Variables`,
    needsVariables: operation.variableDefinitions.some(isRequired),
  })
}

const writers = {
  query: ({ name, document, types, variables, needsVariables }) => {
    const required = needsVariables ? ` & { variables: ${variables} }` : ''
    const optional = needsVariables ? '' : '?'
    return [
      {
        name: `use${name}Query`,
        runtime: 'useQuery',
        text: [
          `export const use${name}Query = (options${optional}: (useQuery.Options<${types}>${required}) | SkipToken) =>`,
          `  useQuery(${document}, options as useQuery.Options<${types}> & { variables: ${variables} })`,
        ].join('\n'),
      },
      {
        name: `use${name}LazyQuery`,
        runtime: 'useLazyQuery',
        text: [
          `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>) =>`,
          `  useLazyQuery(${document}, options)`,
        ].join('\n'),
      },
    ]
  },
  mutation: ({ name, document, types }) => [
    {
      name: `use${name}Mutation`,
      runtime: 'useMutation',
      text: [
        `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>`,
        `  useMutation(${document}, options)`,
      ].join('\n'),
    },
  ],
}

const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue

const capitalized = (name) => name[0].toUpperCase() + name.slice(1)
