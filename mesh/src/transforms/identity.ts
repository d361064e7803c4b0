import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { rememberVariant, variantAt } from '#gateway/operation-variant.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type Fields = GraphQLFieldConfigMap<unknown, GatewayContext>

/**
 * Types with the number of something else, or of what has another state in each answer (seat groups as planned, and as they can be
 * had now): a client must not keep them by it.
 */
const valueTypes = new Set([
  'OptionCount',
  'PageLink',
  'SeatGroup',
  'SearchedArticle',
  'SearchedPage',
  'SearchedPerson',
  'SearchedProduction',
  'SearchedSeries',
  'SearchedVenue',
  'SitemapEntry',
  'SitemapPage',
  'Timeslot',
])

/** Things that are known by something else than a number: the origin's field that tells one from the other. */
const otherKeys: Record<string, string | undefined> = {
  ExhibitionType: 'number',
  Order: 'number',
  Container: 'slug',
  // A visitor has one.
  Cart: undefined,
}

/**
 * What the origin calls `id` is a number: it becomes `number`, on root fields too. Things get an `id: ID!`, which holds their type,
 * number and language, so that the default cache of a client keeps each of them once and never mixes two.
 */
export function identity(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field) => withNumberArgument(field),
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      const identified = identifiedFields(type.name, fields)
      return (
        identified && new GraphQLObjectType({ ...config, fields: identified, astNode: undefined })
      )
    },
    [MapperKind.INTERFACE_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      const identified = identifiedFields(type.name, fields)
      return (
        identified &&
        new GraphQLInterfaceType({ ...config, fields: identified, astNode: undefined })
      )
    },
  })
}

/** `event(id:)` → `event(number:)`; what is below knows in which language it answers. */
function withNumberArgument(field: Field): Field {
  const { args = {}, resolve = defaultFieldResolver } = field
  const { id } = args
  if (!id) return { ...field, resolve: rememberVariant(resolve) }
  const type = isNonNullType(id.type) ? new GraphQLNonNull(GraphQLInt) : GraphQLInt
  const renamed = Object.fromEntries(
    Object.entries(args).map(([name, argument]) =>
      name === 'id' ? ['number', { ...argument, type }] : [name, argument],
    ),
  )
  return {
    ...field,
    args: renamed,
    resolve: rememberVariant((root, { number, ...given }, context, info) =>
      resolve(root, { ...given, id: number as unknown }, context, info),
    ),
  }
}

/** The fields of a type with `id` and `number`; undefined for one without either. */
function identifiedFields(typeName: string, fields: Fields): Fields | undefined {
  const { id, number, ...others } = fields
  if (typeName in otherKeys) {
    const known = typeName === 'ExhibitionType' && id ? { key: { ...id, resolve: idOf } } : {}
    return {
      id: idField(typeName, otherKeys[typeName]),
      ...known,
      ...(number && { number }),
      ...others,
    }
  }
  if (!id) return undefined
  const numberOf = numberField(id, typeName)
  if (!isNonNullType(id.type) || valueTypes.has(typeName)) return { number: numberOf, ...others }
  return { id: idField(typeName, 'id'), number: numberOf, ...others }
}

function numberField({ type }: Field, typeName: string): Field {
  return {
    type: isNonNullType(type) ? new GraphQLNonNull(GraphQLInt) : GraphQLInt,
    description: `Number of the ${words(typeName)}, as in addresses.`,
    resolve: idOf,
  }
}

const idOf = (row: unknown): unknown => (row as { id: unknown }).id

/** One function a type, made once: what is asked for every node has to be cheap. */
function idField(typeName: string, key: string | undefined): Field {
  return {
    type: new GraphQLNonNull(GraphQLID),
    description: `Identifies the ${words(typeName)} in one language, for caches. Opaque: look it up by its number.`,
    resolve: (row, _given, context, info) => {
      const own = key === undefined ? '' : `:${String((row as Record<string, unknown>)[key])}`
      return `${info.parentType.name}${own}${variantAt(context, info.path).key}`
    },
  }
}

/** `ArticleCategory` → `article category`. */
function words(typeName: string): string {
  return typeName.replaceAll(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase()
}
