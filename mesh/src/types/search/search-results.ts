import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLInterfaceType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Result = { type: string }
type Fields = GraphQLFieldConfigMap<Result, unknown>

/** What every result has. */
const sharedFields = ['title', 'excerpt']
/** What a result has that is no event. */
const sharedByOthers = ['id', ...sharedFields, 'lead']

/**
 * Search results share interfaces, so that a client shows what it finds without knowing the kinds: `SearchResult` for all, `OtherSearchResult`
 * in place of a union for those that are no events. The kind, which is a text of the origin, is an enum.
 */
export function searchResults(schema: GraphQLSchema): GraphQLSchema {
  const union = schema.getType('OtherSearchResult')
  const kind = schema.getType('SearchedKind')
  const event = schema.getType('SearchedEvent')
  if (!isUnionType(union) || !isEnumType(kind) || !isObjectType(event)) return schema
  const entities = new Map(union.getTypes().map((type) => [type.name, withKind(type, kind)]))
  const [first] = entities.values()
  const SearchResult = new GraphQLInterfaceType({
    name: 'SearchResult',
    description: 'A search result with highlighted matches.',
    fields: pick(event.toConfig().fields as Fields, sharedFields),
    resolveType: (result: Partial<Result>) => (result.type ? typeOf(result.type) : event.name),
  })
  const OtherSearchResult = new GraphQLInterfaceType({
    name: union.name,
    description: union.description,
    interfaces: [SearchResult],
    fields: pick(first!, [...sharedByOthers, 'kind']),
    resolveType: ({ type }: Result) => typeOf(type),
  })
  return mapSchema(schema, {
    [MapperKind.TYPE]: (type) => {
      if (type === union) return OtherSearchResult
      if (type === event)
        return new GraphQLObjectType({ ...event.toConfig(), interfaces: [SearchResult] })
      const fields = entities.get(type.name)
      return fields && isObjectType(type)
        ? new GraphQLObjectType({
            ...type.toConfig(),
            fields,
            interfaces: [SearchResult, OtherSearchResult],
            astNode: undefined,
          })
        : undefined
    },
  })
}

function withKind(type: GraphQLObjectType, kind: GraphQLEnumType): Fields {
  const { type: text, ...fields } = type.toConfig().fields as Fields
  return {
    kind: {
      type: new GraphQLNonNull(kind),
      description: text?.description,
      resolve: (result) => result.type,
    },
    ...fields,
  }
}

/** Fields of an interface, which has no resolvers. */
function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.map((name) => {
      const { type, description } = fields[name]!
      return [name, { type, description }]
    }),
  )
}

/** `production` → `SearchedProduction`. */
function typeOf(kind: string): string {
  return `Searched${kind[0]!.toUpperCase()}${kind.slice(1)}`
}
