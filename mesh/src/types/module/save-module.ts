import { type ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { accessSentence } from '@foyer/schema/rest/access.ts'
import { moduleOperations } from '@foyer/schema/rest/modules.ts'
import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  type GraphQLUnionType,
  GraphQLUnionType as Union,
  getNamedType,
  isUnionType,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type Writing = { kind: string; typeName: string; create: Field; update: Field }
type Given = { locale: string; id?: number; input: Record<string, unknown> }

/**
 * One mutation for all kinds of modules, instead of two a kind: `saveModule(locale, id, input: { headline: { … } })`. With
 * `id` it changes a module, without it adds one.
 */
export function saveModule(schema: GraphQLSchema): GraphQLSchema {
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
      fields: { ...Object.fromEntries(others), saveModule: saveField(writings) },
      astNode: undefined,
    }),
    types: config.types.filter((type) => type !== mutation),
  })
}

function saveField(writings: Writing[]): Field {
  const byKind = new Map(writings.map((writing) => [writing.kind, writing]))
  const [first] = writings
  return {
    description: `Adds a module to a container, or changes the one with this number. ${accessSentence(moduleOperations(moduleKinds[0]).update)}`,
    type: resultUnion(writings),
    args: {
      locale: first!.create.args!['locale']!,
      id: { type: GraphQLInt, description: 'Number of the module; none for a new one.' },
      input: { type: new GraphQLNonNull(moduleInput(writings)) },
    },
    async resolve(root, given, context, info) {
      const { locale, id, input } = given as Given
      const [[kind, fields]] = Object.entries(input) as [[string, unknown]]
      const { create, update } = byKind.get(kind)!
      const field = id === undefined ? create : update
      const answer = await field.resolve!(root, { locale, id, input: fields }, context, info)
      return withTypeName(answer, field, { context, info })
    },
  }
}

/** Only the union of the call itself knows which status of the origin means which of its members. */
async function withTypeName(
  answer: unknown,
  field: Field,
  { context, info }: { context: GatewayContext; info: GraphQLResolveInfo },
) {
  const union = getNamedType(field.type)
  if (answer instanceof Error || !isUnionType(union)) return answer
  const typeName = await union.resolveType?.(answer, context, info, union)
  return Object.assign(answer as object, { __typename: typeName })
}

function moduleInput(writings: Writing[]): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: 'ModuleInput',
    description: 'A module of one kind, with its place and its fields.',
    isOneOf: true,
    fields: Object.fromEntries(
      writings.map(({ kind, create }) => {
        const type = getNamedType(create.args!['input']!.type) as GraphQLInputObjectType
        return [kind, { type, description: type.description }]
      }),
    ),
  })
}

function resultUnion(writings: Writing[]): GraphQLUnionType {
  const members = writings.flatMap(({ create }) => {
    const union = getNamedType(create.type)
    return isUnionType(union) ? union.getTypes() : []
  })
  return new Union({
    name: 'SaveModuleResult',
    types: [...new Set(members)],
    resolveType: (answer: { __typename: string }) => answer.__typename,
  })
}

function fieldOf(fields: Record<string, Field>, name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`The graph has no mutation ${name}, which saveModule stands for.`)
  return field
}

/** `full-teaser` as a field of the input: `fullTeaser`. */
function inputName(kind: string): string {
  return kind.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
