import { MapperKind, collectSubFields, mapSchema } from '@graphql-tools/utils'
import {
  type FieldNode,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { articleMention } from '#types/article/article-mention.ts'
import { articlePerson } from '#types/article/article-person.ts'
import { articleProduction } from '#types/article/article-production.ts'
import { contributorPerson } from '#types/contributor/contributor-person.ts'
import { eventProduction } from '#types/event/event-production.ts'
import { eventSeries } from '#types/event/event-series.ts'
import { eventVenue } from '#types/event/event-venue.ts'
import { partProduction } from '#types/person/part-production.ts'
import type { Join, Row } from './join.ts'
import { rowLoader } from './row-loader.ts'

const joins: readonly Join[] = [
  eventProduction,
  eventVenue,
  eventSeries,
  contributorPerson,
  partProduction,
  articleProduction,
  articlePerson,
  articleMention,
]

type Resolve = NonNullable<GraphQLFieldConfig<Row, GatewayContext>['resolve']>

/** Leads the fields of `joins` from their summaries to the whole types. */
export function joinSources(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const join = joins.find((one) => one.field === fieldName && one.types.includes(typeName))
      if (!join) return undefined
      return {
        ...field,
        type: replaceType(field.type, schema, join),
        resolve: resolveJoin(join, schema),
        astNode: undefined,
      }
    },
  })
}

function replaceType(
  type: GraphQLOutputType,
  schema: GraphQLSchema,
  join: Join,
): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(replaceType(type.ofType, schema, join))
  if (isListType(type)) return new GraphQLList(replaceType(type.ofType, schema, join))
  return objectType(schema, join.to)
}

function resolveJoin(join: Join, schema: GraphQLSchema): Resolve {
  const resolveMany = schema.getQueryType()?.getFields()[join.rootField]?.resolve
  if (!resolveMany) throw new Error(`The graph has no root field ${join.rootField}.`)
  const embedded = new Set([
    '__typename',
    'number',
    ...Object.keys(objectType(schema, join.from).getFields()),
  ])
  return (parent, _arguments, context, info) => {
    const summary = parent[join.field] as Row | readonly Row[] | null | undefined
    if (summary && selectsOnly(embedded, join, info)) return summary
    const loader = rowLoader({ join, resolveMany }, context, info)
    if (Array.isArray(summary)) return loader.loadMany(summary.map(({ id }: Row) => id))
    const id = (summary as Row | null | undefined)?.id ?? (join.idField && parent[join.idField])
    return typeof id === 'number' ? loader.load(id) : null
  }
}

function selectsOnly(embedded: ReadonlySet<string>, join: Join, info: GraphQLResolveInfo): boolean {
  const { fields } = collectSubFields(
    info.schema,
    info.fragments,
    // The package's types are those of graphql 17; graphql 16 gives the values themselves.
    info.variableValues as never,
    objectType(info.schema, join.to),
    info.fieldNodes as FieldNode[],
  )
  for (const nodes of fields.values()) {
    if (!nodes.every((node) => embedded.has(node.name.value))) return false
  }
  return true
}

function objectType(schema: GraphQLSchema, name: string) {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The graph has no type ${name}, which a join leads to.`)
  return type
}
