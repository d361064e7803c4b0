import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isEnumType,
  isListType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'

type Result = { type?: string; kind?: string; node?: Result }
type Field = GraphQLFieldConfig<unknown, GatewayContext>

/** Types of the items of lists in which the origin may send a kind that this graph does not know. */
const listed = new Set(['OtherSearchResult', 'OtherSearchResultEdge', 'SearchSuggestion'])

/**
 * Leaves out search results of a kind that only a newer origin knows, and logs them: the others stay. Cursors are made before, so
 * that they still count the rows of the origin.
 */
export function knownKinds(schema: GraphQLSchema): GraphQLSchema {
  const kind = schema.getType('SearchedKind')
  if (!isEnumType(kind)) return schema
  const known = new Set<unknown>(kind.getValues().map(({ value }) => value))
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field) =>
      isListType(getNullableType(field.type)) && listed.has(getNamedType(field.type).name)
        ? withKnownKinds(field, known)
        : undefined,
  })
}

function withKnownKinds(field: Field, known: ReadonlySet<unknown>): Field {
  const { resolve = defaultFieldResolver } = field
  const withoutUnknownKinds = (results: unknown, { log, requestId }: GatewayContext): unknown => {
    if (!Array.isArray(results)) return results
    const unknown = (results as Result[]).filter((result) => !known.has(kindOf(result)))
    if (unknown.length === 0) return results
    const kinds = [...new Set(unknown.map(kindOf))]
    log.warn({ requestId, kinds }, 'left out search results of unknown kinds')
    return (results as Result[]).filter((result) => known.has(kindOf(result)))
  }
  return {
    ...field,
    resolve(parent, args, context, info) {
      const results: unknown = resolve(parent, args, context, info)
      return results instanceof Promise
        ? results.then((found) => withoutUnknownKinds(found, context))
        : withoutUnknownKinds(results, context)
    },
    astNode: undefined,
  }
}

const kindOf = ({ type, kind, node }: Result) => type ?? kind ?? node?.type
