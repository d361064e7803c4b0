import { type ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  type GraphQLUnionType,
  GraphQLUnionType as Union,
  getNamedType,
  isUnionType,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { draftConflictType, draftConflictsOf } from './draft-conflicts.ts'
import { inputPath } from './input-path.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
/** The origin's response to a module with invalid fields. */
type ProblemResponse = { problems?: { field: string }[] }
type Writing = { kind: string; typeName: string; create: Field; update: Field }
type SaveModuleArguments = {
  locale: string
  id?: number | null
  module: Record<string, unknown>
  idempotencyKey?: string | null
}
/** What only the headers of the origin's response say. */
type ResponseHeaders = { draftConflicts?: string | null }

const savedModule = 'SavedModule'

/**
 * One mutation for all kinds of modules, instead of two a kind: `saveModule(locale, id, module: { headline: { … } })`. With
 * `id` it changes a module, without it adds one. `access` is the sentence that says who may.
 */
export function saveModule(schema: GraphQLSchema, access: string): GraphQLSchema {
  const mutation = schema.getMutationType()
  if (!mutation) return schema
  const { fields, ...root } = mutation.toConfig()
  const writings = moduleKinds.map(({ kind, typeName }: ModuleDefinition) => ({
    kind: inputName(kind),
    typeName,
    create: fieldOf(fields, `create${typeName}`),
    update: fieldOf(fields, `update${typeName}`),
  }))
  const replaced = new Set(
    writings.flatMap(({ typeName }) => [`create${typeName}`, `update${typeName}`]),
  )
  const others = Object.entries(fields).filter(([name]) => !replaced.has(name))
  const config = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    mutation: new GraphQLObjectType({
      ...root,
      fields: { ...Object.fromEntries(others), saveModule: saveField(writings, schema, access) },
      astNode: undefined,
    }),
    types: config.types.filter((type) => type !== mutation),
  })
}

function saveField(writings: Writing[], schema: GraphQLSchema, access: string): Field {
  const byKind = new Map(writings.map((writing) => [writing.kind, writing]))
  const [first] = writings
  return {
    description: `Adds a module to a container, or changes the one with this number. ${access}`,
    type: resultUnion(writings, schema),
    args: {
      locale: first!.create.args!['locale']!,
      id: {
        type: GraphQLInt,
        description: 'Number of the module to change; omitted to add a new one.',
      },
      module: {
        type: new GraphQLNonNull(moduleInput(writings)),
        description: 'The module: one field, named after its kind.',
      },
      idempotencyKey: {
        type: schema.getType('IdempotencyKey') as GraphQLInputType,
        description:
          'Idempotency key: if the response was lost, repeat the request with the same key within a day and the module is saved once.',
      },
    },
    async resolve(root, args, context, info) {
      const { locale, id, module, idempotencyKey } = args as SaveModuleArguments
      const [[kind, fields]] = Object.entries(module) as [[string, unknown]]
      const { create, update, typeName: savedType } = byKind.get(kind)!
      const field = id == null ? create : update
      const headers: ResponseHeaders = {}
      const originContext = withKey(context, idempotencyKey ?? undefined, headers)
      const input = { locale, id, input: fields }
      const response = await field.resolve!(root, input, originContext, info)
      return asResult(response, { field, savedType, headers }, { context, info })
    },
  }
}

/** The context of one call that sends the key and reads the headers of the response. */
function withKey(
  context: GatewayContext,
  key: string | undefined,
  read: ResponseHeaders,
): GatewayContext {
  return {
    ...context,
    async fetch(url, call) {
      const headers = { ...call.headers, ...(key !== undefined && { 'idempotency-key': key }) }
      const response = await context.fetch(url, { ...call, headers })
      read.draftConflicts = response.headers.get('draft-conflicts')
      return response
    },
  }
}

/** Only the union of the call itself knows which status of the origin means which of its members. */
async function asResult(
  response: unknown,
  { field, savedType, headers }: { field: Field; savedType: string; headers: ResponseHeaders },
  { context, info }: { context: GatewayContext; info: GraphQLResolveInfo },
) {
  const union = getNamedType(field.type)
  if (response instanceof Error || !isUnionType(union)) return response
  const typeName = await union.resolveType?.(response, context, info, union)
  return typeName === savedType
    ? {
        __typename: savedModule,
        module: response,
        draftConflicts: draftConflictsOf(headers.draftConflicts),
      }
    : { ...withFieldNames(response as ProblemResponse, savedType), __typename: typeName }
}

/** Gives the invalid fields their names in the input. */
function withFieldNames(response: ProblemResponse, typeName: string): ProblemResponse {
  if (!response.problems) return response
  const problems = response.problems.map(({ field, ...problem }) => ({
    ...problem,
    field: inputPath(typeName, field),
  }))
  return { ...response, problems }
}

function moduleInput(writings: Writing[]): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: 'ModuleInput',
    description: 'A module of one kind, with its place on the page and its fields.',
    isOneOf: true,
    fields: Object.fromEntries(
      writings.map(({ kind, create }) => {
        const type = getNamedType(create.args!['input']!.type) as GraphQLInputObjectType
        return [kind, { type, description: type.description }]
      }),
    ),
  })
}

/** The saved module, or a problem that the calls of any kind may return. */
function resultUnion(writings: Writing[], schema: GraphQLSchema): GraphQLUnionType {
  const saved = new Set(writings.map(({ typeName }) => typeName))
  const members = writings.flatMap(({ create }) => {
    const union = getNamedType(create.type)
    return isUnionType(union) ? union.getTypes() : []
  })
  const SavedModule = new GraphQLObjectType({
    name: savedModule,
    description: 'The module was saved.',
    fields: {
      module: {
        type: new GraphQLNonNull(schema.getType('Module') as GraphQLOutputType),
        description: 'The module as it is stored now.',
      },
      draftConflicts: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(draftConflictType))),
        description:
          'Where the draft has something else, which it keeps; empty if the draft has the same. `documentDifferences` has both texts.',
      },
    },
  })
  return new Union({
    name: 'SaveModuleResult',
    description: 'The saved module, or the problem for which it was not saved.',
    types: [SavedModule, ...new Set(members.filter(({ name }) => !saved.has(name)))],
    resolveType: (response: { __typename: string }) => response.__typename,
  })
}

function fieldOf(fields: Record<string, Field>, name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`The graph has no mutation ${name}, which saveModule replaces.`)
  return field
}

/** `full-teaser` as a field of the input: `fullTeaser`. */
function inputName(kind: string): string {
  return kind.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
