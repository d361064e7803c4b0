import { MapperKind } from '@graphql-tools/utils'
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
  type GraphQLType,
  getNullableType,
  isNonNullType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { rememberVariant, variantAt } from '#gateway/operation-variant.ts'

type Field = GraphQLFieldConfig<unknown, GatewayContext>
type Fields = GraphQLFieldConfigMap<unknown, GatewayContext>

/**
 * Types with the number of something else, or of what has another state in each response (seat groups as planned, and as they can be
 * had now): a client must not keep them by it.
 */
const valueTypes = new Set([
  'OptionCount',
  // Its number is that of one among its kind.
  'ReferencedEntity',
  'SeatGroup',
  'SearchedArticle',
  'SearchedPage',
  'SearchedPerson',
  'SearchedProduction',
  'SearchedSeries',
  'OtherSearchResult',
  'SearchedVenue',
  'SitemapEntry',
  'SitemapPage',
  'Timeslot',
])

/** Objects that are identified by something else than a number, with the origin's field that does. */
const otherKeys: Record<string, string | undefined> = {
  ExhibitionType: 'number',
  Order: 'number',
  Container: 'slug',
  // A visitor has one.
  Cart: undefined,
}

/**
 * What the origin calls `id` is a number: it becomes `number`, on root fields too. Entities get an `id: ID!`, which holds their type,
 * number and language, so that the default cache of a client keeps each of them once and never mixes two.
 */
export function identity(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field) => withNumberArguments(field),
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

/** `event(id:)` → `event(number:)`, `page(versionId:)` → `page(versionNumber:)`; fields below it know their language. */
function withNumberArguments(field: Field): Field {
  const { args = {}, resolve = defaultFieldResolver } = field
  const originNames = new Map(Object.keys(args).map((name) => [numberName(name), name]))
  if (!Object.keys(args).some((name) => numberName(name) !== name)) {
    return { ...field, resolve: rememberVariant(resolve) }
  }
  const renamed = Object.fromEntries(
    Object.entries(args).map(([name, argument]) =>
      numberName(name) === name
        ? [name, argument]
        : [numberName(name), { ...argument, type: integer(argument.type) }],
    ),
  )
  return {
    ...field,
    args: renamed,
    resolve: rememberVariant((root, args, context, info) => {
      const originArguments = Object.entries(args).map(([name, value]) => [
        originNames.get(name)!,
        value,
      ])
      return resolve(root, Object.fromEntries(originArguments), context, info)
    }),
  }
}

/** `id` → `number`, `productionId` → `productionNumber`. */
function numberName(name: string): string {
  return name === 'id' ? 'number' : name.replace(/Id$/, 'Number')
}

function integer(type: GraphQLType) {
  return isNonNullType(type) ? new GraphQLNonNull(GraphQLInt) : GraphQLInt
}

/** The fields of a type with `id` and `number`; undefined for one without either. */
function identifiedFields(typeName: string, all: Fields): Fields | undefined {
  const { id, number, ...rest } = all
  const others = withNumbersOfOthers(rest)
  if (typeName in otherKeys) {
    const known = typeName === 'ExhibitionType' && id ? { key: { ...id, resolve: idOf } } : {}
    return {
      id: idField(typeName, otherKeys[typeName]),
      ...known,
      ...(number && { number }),
      ...others,
    }
  }
  if (!id) return others === rest ? undefined : { ...(number && { number }), ...others }
  const numberOf = numberField(id, typeName)
  if (!isNonNullType(id.type) || valueTypes.has(typeName)) return { number: numberOf, ...others }
  return { id: idField(typeName, 'id'), number: numberOf, ...others }
}

/** `productionId: Int` → `productionNumber`; other arguments keep their names. */
function withNumbersOfOthers(fields: Fields): Fields {
  const isNumber = ([name, { type }]: [string, Field]) =>
    numberName(name) !== name && getNullableType(type).toString() === 'Int'
  const entries = Object.entries(fields)
  if (!entries.some(isNumber)) return fields
  return Object.fromEntries(
    entries.map((entry) => (isNumber(entry) ? [numberName(entry[0]), entry[1]] : entry)),
  )
}

function numberField({ type }: Field, typeName: string): Field {
  return {
    type: isNonNullType(type) ? new GraphQLNonNull(GraphQLInt) : GraphQLInt,
    description: numberDescription(typeName),
    resolve: idOf,
  }
}

const idOf = (row: unknown): unknown => (row as { id: unknown }).id

/** One function per type, created once: what runs for every node has to be cheap. */
function idField(typeName: string, key: string | undefined): Field {
  return {
    type: new GraphQLNonNull(GraphQLID),
    description: `Unique identifier of the ${words(typeName)} in one language, for caches of clients. Opaque: ${lookUp(typeName)}.`,
    resolve: (row, _given, context, info) => {
      const own = key === undefined ? '' : `:${String((row as Record<string, unknown>)[key])}`
      return `${info.parentType.name}${own}${variantAt(context, info.path).key}`
    },
  }
}

/** How the entity that an opaque id identifies is queried. */
function lookUp(typeName: string): string {
  if (typeName === 'Cart') return 'a visitor has one cart'
  if (typeName === 'Order') return 'query an order by its `secret`'
  if (typeName === 'Container') return 'query a container by its `slug`'
  return 'use `number` in queries and addresses'
}

function numberDescription(typeName: string): string {
  if (typeName === 'OptionCount') return 'Number of the option, such as that of a genre; e.g. 3.'
  if (typeName === 'OtherSearchResult')
    return 'Number of the search result among those of its kind; e.g. 296.'
  if (typeName === 'Editor') return 'Number of the editor; null if nobody is logged in.'
  if (typeName === 'SitemapEntry') return 'Number of what the entry links to; e.g. 296.'
  return `Number of the ${words(typeName.replace(/^(?:Searched|Sitemap)/, ''))}; e.g. 296.`
}

/** `ArticleCategory` → `article category`. */
function words(typeName: string): string {
  const separate = typeName.replaceAll(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase()
  return separate
    .replace('breaking news', 'alert')
    .replace('self hosted', 'self-hosted')
    .replace(/^(?:faq|html)/, (acronym) => acronym.toUpperCase())
}
