import {
  extendSchema,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  GraphQLObjectType,
  type GraphQLObjectTypeConfig,
  type GraphQLOutputType,
  GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isObjectType,
  type NamedTypeNode,
  parse,
  parseType,
  typeFromAST,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { documentTypes } from './document-types.ts'
import { draftModuleTypes } from './draft-module-types.ts'
import { inputTypes } from './input-types.ts'
import { type DocumentOperationInput, originOperationOf } from './operation-input.ts'
import {
  appliedOf,
  blockedOf,
  checkOf,
  conflictOf,
  differenceOf,
  documentOf,
  draftModuleOf,
  goneOf,
  invalidOf,
  versionOf,
} from './origin-document.ts'
import { resultTypes } from './result-types.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type RootConfig = GraphQLObjectTypeConfig<unknown, GatewayContext>
type FieldMap = Record<string, Field>
type Values = Record<string, unknown>
type Change = {
  /** What the origin takes for the input of the graph. */
  toOrigin: (input: Values) => Values
  /** The result in the graph, by the contract's name of the response. */
  results: Record<string, readonly [typeName: string, read: (response: never) => object]>
}
type Read = { type: string; read: (response: never) => unknown }

const unchanged = (input: Values) => input
const edited = { EditedDocument: ['EditedDocument', documentOf] } as const
const invalid = ['DocumentValidationProblem', invalidOf] as const

const changes: Record<string, Change> = {
  applyOperations: {
    toOrigin: ({ sinceNumber, operations, ...others }) => ({
      ...others,
      since: sinceNumber,
      operations: (operations as DocumentOperationInput[]).map(originOperationOf),
    }),
    results: {
      AppliedOperations: ['AppliedOperations', appliedOf],
      DocumentConflict: ['EditConflictProblem', conflictOf],
      DocumentInvalid: invalid,
      DocumentGone: ['DocumentGoneProblem', goneOf],
    },
  },
  publishDocument: {
    toOrigin: unchanged,
    results: {
      PublishedDocument: [
        'PublishedDocument',
        ({ version_id }: { version_id: number }) => ({ versionNumber: version_id }),
      ],
      DocumentInvalid: invalid,
      PublishBlocked: ['PublishBlockedProblem', blockedOf],
    },
  },
  unpublishDocument: { toOrigin: unchanged, results: edited },
  restoreDocument: {
    toOrigin: ({ versionNumber = null, ...others }) => ({ ...others, versionId: versionNumber }),
    results: edited,
  },
  scheduleDocument: {
    toOrigin: ({ action, at = null, ...others }) => ({
      ...others,
      at,
      action: String(action).toLowerCase(),
    }),
    results: edited,
  },
}

const reads: Record<string, Read> = {
  editedDocument: { type: 'EditedDocument', read: documentOf },
  documentCheck: { type: 'DocumentCheck', read: checkOf },
  documentVersions: {
    type: '[DocumentVersion!]',
    read: (versions: Parameters<typeof versionOf>[0][]) => versions.map(versionOf),
  },
  documentDifferences: {
    type: '[DocumentDifference!]',
    read: (differences: Parameters<typeof differenceOf>[0][]) => differences.map(differenceOf),
  },
  draftModules: {
    type: '[DraftModule!]',
    read: (modules: Parameters<typeof draftModuleOf>[0][]) => modules.map(draftModuleOf),
  },
}

/**
 * Documents in the graph: what the contract has as any JSON (operations, modules by id, values that may be missing) gets types. Follows
 * `mutationInputs` and `mutationResults`, whose inputs and unions it replaces.
 */
export function documents(schema: GraphQLSchema): GraphQLSchema {
  const query = schema.getQueryType()!.toConfig()
  const mutation = schema.getMutationType()!.toConfig()
  const readFields = Object.entries(query.fields).filter(([name]) => name in reads)
  const changeFields = Object.entries(mutation.fields).filter(([name]) => name in changes)
  const others = withRoots(schema, {
    query: { ...query, fields: without(query.fields, reads) },
    mutation: { ...mutation, fields: without(mutation.fields, changes) },
  })
  const extended = extendSchema(
    others,
    parse(documentTypes + inputTypes + resultTypes + draftModuleTypes),
    {
      assumeValid: true,
    },
  )
  const [extendedQuery, extendedMutation] = [extended.getQueryType()!, extended.getMutationType()!]
  return withRoots(extended, {
    query: withFields(extendedQuery, readFields, (name, field) => readField(extended, name, field)),
    mutation: withFields(extendedMutation, changeFields, (name, field) =>
      changeField(extended, name, field),
    ),
  })
}

function readField(schema: GraphQLSchema, name: string, { args = {}, ...field }: Field): Field {
  const { type, read } = reads[name]!
  return {
    ...field,
    type: typeOf(schema, type) as GraphQLOutputType,
    args: Object.fromEntries(
      Object.entries(args).map(([argument, { type: argumentType, description }]) => [
        argument,
        { type: typeOf(schema, textOf(argument, argumentType)) as GraphQLInputType, description },
      ]),
    ),
    async resolve(root, args, context, info) {
      const response: unknown = await field.resolve!(root, args, context, info)
      return isFailure(response) ? response : read(response as never)
    },
    astNode: undefined,
  }
}

function changeField(schema: GraphQLSchema, name: string, field: Field): Field {
  const { toOrigin, results } = changes[name]!
  const input = typeOf(schema, String(field.args!['input']!.type)) as GraphQLInputType
  return {
    ...field,
    type: typeOf(schema, String(field.type)) as GraphQLOutputType,
    args: { input: { type: input, description: getNamedType(input).description } },
    async resolve(root, args, context, info) {
      const sent = { input: toOrigin(args['input'] as Values) }
      const response: unknown = await field.resolve!(root, sent, context, info)
      if (isFailure(response)) return response
      // Only the union of the call itself knows which status of the origin means which of its members.
      const union = getNamedType(field.type) as GraphQLUnionType
      const memberName = (await union.resolveType?.(response, context, info, union)) ?? ''
      const result = results[memberName]
      if (!result) throw new Error(`${name} returned ${memberName}, which has no result.`)
      const [typeName, read] = result
      return { __typename: typeName, ...read(response as never) }
    },
    astNode: undefined,
  }
}

/** A body is never left out; Mesh makes that of a query optional. */
const textOf = (argument: string, type: GraphQLInputType) =>
  argument === 'input' ? `${String(type).replace(/!$/, '')}!` : String(type)

const isFailure = (response: unknown): boolean => response == null || response instanceof Error

/** The type that is written like this. */
const typeOf = (schema: GraphQLSchema, text: string) =>
  typeFromAST(schema, parseType(text) as NamedTypeNode)

function without(fields: FieldMap, removed: object): FieldMap {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in removed)))
}

function withFields(
  root: GraphQLObjectType<unknown, GatewayContext>,
  fields: readonly [string, Field][],
  change: (name: string, field: Field) => Field,
): RootConfig {
  const { fields: others, ...config } = root.toConfig()
  const changed = fields.map(([name, field]) => [name, change(name, field)])
  return { ...config, fields: { ...others, ...(Object.fromEntries(changed) as FieldMap) } }
}

/** The schema with other roots, and without types that nothing else leads to, except members of an interface. */
function withRoots(
  schema: GraphQLSchema,
  { query, mutation }: { query: RootConfig; mutation: RootConfig },
): GraphQLSchema {
  const config = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    query: new GraphQLObjectType({ ...query, astNode: undefined }),
    mutation: new GraphQLObjectType({ ...mutation, astNode: undefined }),
    types: config.types.filter((type) => isObjectType(type) && type.getInterfaces().length > 0),
  })
}
