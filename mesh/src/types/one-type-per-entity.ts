import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { variantAt } from '#gateway/operation-variant.ts'
import { createRowLoader, type RowLoader } from './row-loader.ts'
import type { Row, Source, Entity } from './entity.ts'
import { entities } from './entities.ts'
import { selectedNodes } from './selected-nodes.ts'

type Field = GraphQLFieldConfig<Row, GatewayContext>
type Resolve = NonNullable<Field['resolve']>
/** Where rows of an entity come from, with the fields they have: first what the parent embeds, which needs no loader. */
type Level = { fields: ReadonlySet<string>; load?: RowLoader; key?: Source['key'] }

/**
 * Leads every field that holds a part of an entity to the entity itself, so that an event is an `Event` in a list, on a ticket and on its
 * own page. `meshSchema`: its root fields call the origin.
 */
export function oneTypePerEntity(schema: GraphQLSchema, meshSchema: GraphQLSchema): GraphQLSchema {
  const entityOfPart = new Map(
    entities.flatMap((entity) => entity.parts.map((part) => [part, entity])),
  )
  const loaders = new Map(
    entities.map((entity) => [entity, wholeLevels(entity, schema, meshSchema)]),
  )
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName) => {
      const part = getNamedType(field.type)
      const entity = entityOfPart.get(part.name)
      if (!entity || !isObjectType(part)) return undefined
      const whole = objectType(schema, entity.name)
      const levels = [{ fields: fieldNames(part) }, ...loaders.get(entity)!]
      return {
        ...field,
        type: withNamedType(field.type, whole),
        resolve: resolveEntity({ field, fieldName, levels }),
        astNode: undefined,
      }
    },
  })
}

function wholeLevels(entity: Entity, schema: GraphQLSchema, meshSchema: GraphQLSchema): Level[] {
  return entity.sources.map((source) => ({
    fields: fieldNames(objectType(schema, source.type)),
    load: createRowLoader(source, entity, meshSchema),
    ...(source.key && { key: source.key }),
  }))
}

function resolveEntity(of: { field: Field; fieldName: string; levels: Level[] }): Resolve {
  const { field, fieldName, levels } = of
  const resolveOwn = field.resolve ?? defaultFieldResolver
  // The number is beside the embedded object, or replaces it.
  const numberProperty = `${fieldName}_id`
  const findLevel = levelFinder(levels)
  const complete = (found: unknown, { context, info, parent }: At): unknown => {
    if (found instanceof Error) return found
    const { load, key } = findLevel(info)
    if (load && key && found) {
      const { locale } = variantAt(context, info.path)
      const keysOf = (rows: Row[]) => rows.flatMap((row) => key.of(row, locale) ?? [])
      if (Array.isArray(found)) return loadAll(keysOf(found as Row[]), load(context, info))
      const [one] = keysOf([found as Row])
      return one === undefined ? null : load(context, info).load(one)
    }
    if (Array.isArray(found)) {
      return load
        ? loadAll(
            found.map(({ id }: Row) => id),
            load(context, info),
          )
        : found
    }
    if (found && !load) return found
    const number = (found as Row | null | undefined)?.id ?? parent?.[numberProperty]
    if (typeof number !== 'number') return null
    return (load ?? levels[1]!.load!)(context, info).load(number)
  }
  return (parent, args, context, info) => {
    const found: unknown = resolveOwn(parent, args, context, info)
    const at = { context, info, parent }
    return found instanceof Promise
      ? found.then((row: unknown) => complete(row, at))
      : complete(found, at)
  }
}

type At = { context: GatewayContext; info: GraphQLResolveInfo; parent: Row | undefined }

/** Rows that were removed since the parent was read are left out. */
async function loadAll(keys: readonly (number | string)[], loader: ReturnType<RowLoader>) {
  const rows = await loader.loadMany(keys)
  return rows.filter((row) => row !== null)
}

/** The first level that has all that is selected. Siblings share their field nodes: it is found once for a list. */
function levelFinder(levels: readonly Level[]): (info: GraphQLResolveInfo) => Level {
  const found = new WeakMap<object, Level>()
  return (info) => {
    const known = found.get(info.fieldNodes)
    if (known) return known
    const type = getNamedType(info.returnType) as GraphQLObjectType
    const selected = selectedNodes(info, type).map((node) => node.name.value)
    const level =
      levels.find(({ fields }) => selected.every((name) => fields.has(name))) ?? levels.at(-1)!
    found.set(info.fieldNodes, level)
    return level
  }
}

/** The row of an object, with the fields that every object has. */
function fieldNames(type: GraphQLObjectType): ReadonlySet<string> {
  return new Set([...Object.keys(type.getFields()), 'id', 'number', '__typename'])
}

function withNamedType(type: GraphQLOutputType, named: GraphQLObjectType): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(withNamedType(type.ofType, named))
  if (isListType(type)) return new GraphQLList(withNamedType(type.ofType, named))
  return named
}

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The graph has no type ${name}.`)
  return type
}
