import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { documentsOfApollo } from './scripts/generate/documents/documents-of-apollo.ts'
import { writeOneExportAFile } from './scripts/generate/documents/one-export-a-file.ts'

const generated = 'web/src/graphql/generated/'
const sources = 'web/src/**/*.{ts,tsx}'

const scalars = {
  ContentValue: 'unknown',
  LocalDate: 'string',
  LocalTime: 'string',
  DateTime: 'string',
  Duration: 'string',
  Decimal: 'string',
  URL: 'string',
  RichText: 'string',
  HTML: 'string',
  Slug: 'string',
  ExhibitionTypeKey: 'string',
  IdempotencyKey: 'string',
  OrderSecret: 'string',
  MailLinkToken: 'string',
  EmailAddress: 'string',
  PersonName: 'string',
  PagePath: 'string',
  PreviewToken: 'string',
}

/** From schema and operations to types, typed documents, hooks, and the list of operations the gateway accepts. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['web/{src,server}/**/*.graphql'],
  generates: {
    [generated]: {
      preset: 'client',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashPropertyName: 'hash',
          hashAlgorithm: (document: string) => createHash('sha256').update(document).digest('hex'),
        },
      },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        namingConvention: 'keep',
        strictScalars: true,
        scalars,
      },
    },
    [`${generated}hooks.ts`]: {
      plugins: ['./scripts/generate/documents/hooks-plugin.mjs'],
      config: { documentsFrom: '../graphql.ts', usedIn: sources },
    },
    [`${generated}possible-types.ts`]: {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
  },
  hooks: { afterAllFileWrite: [writeOperations, separateDocuments, separateHooks] },
}

export default config

/** The operations that the gateway accepts, by hash: sorted, so that the same operations give the same bytes. */
async function writeOperations() {
  const written = await readFile(`${generated}persisted-documents.json`, 'utf8')
  const operations = Object.entries(JSON.parse(written) as Record<string, string>)
  const sorted = Object.fromEntries(operations.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  await writeFile('schema/operations.json', `${JSON.stringify(sorted, null, 2)}\n`)
}

function separateDocuments() {
  const ofApollo = documentsOfApollo(`${generated}hooks.ts`, sources)
  writeOneExportAFile({
    file: `${generated}graphql.ts`,
    folder: 'documents',
    head: () =>
      [
        "import type * as node from '@graphql-typed-document-node/core'",
        "import type * as graph from '../graphql.ts'",
      ].join('\n'),
    rest: (types) => types,
    rewrite(document) {
      const [, name, tree, ...types] =
        /^export const (\w+) = (.*) as unknown as DocumentNode<(\w+), (\w+)>;$/s.exec(document)!
      const typed = types.map((type) => (type === 'unknown' ? type : `graph.${type}`)).join(', ')
      if (ofApollo.has(name!)) {
        return `export const ${name} = ${tree} as unknown as node.TypedDocumentNode<${typed}>`
      }
      const [hash = ''] = /"__meta__":\{[^}]*\}/.exec(tree!) ?? []
      return `export const ${name} = {${hash}} as unknown as node.DocumentTypeDecoration<${typed}>`
    },
  })
}

function separateHooks() {
  writeOneExportAFile({
    file: `${generated}hooks.ts`,
    folder: 'hooks',
    head: (imports) => imports,
    rest: () => "import 'client-only'",
  })
}
