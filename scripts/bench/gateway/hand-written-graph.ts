import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  buildSchema,
  getNamedType,
  GraphQLError,
  isEnumType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import type { GatewayContext } from './gateway-parts.ts'

type Arguments = { locale: string; number?: number }
type Row = Record<string, unknown>
type Field = GraphQLField<unknown, unknown>

/**
 * The baseline: the public graph's types with the two root fields of the bench resolved by hand, with one call, one JSON.parse,
 * and each field read by its name. Only what GraphQL itself checks is checked.
 */
export function handWrittenGraph(typeDefs: string, originUrl: string): GraphQLSchema {
  const resolvers: Record<string, Record<string, unknown>> = fieldsAndValues(buildSchema(typeDefs))
  resolvers['Query'] = {
    events: (_root: unknown, { locale }: Arguments, context: GatewayContext) =>
      ask(`${originUrl}/${locale}/api/events/`, context),
    event: (_root: unknown, { locale, number }: Arguments, context: GatewayContext) =>
      ask(`${originUrl}/${locale}/api/events/${number}/`, context),
  }
  resolvers['EventConnection'] = { nodes: reader('results'), totalCount: reader('count') }
  return makeExecutableSchema({ typeDefs, resolvers })
}

async function ask(url: string, { fetch, headers }: GatewayContext): Promise<unknown> {
  const response = await fetch(url, { method: 'GET', headers })
  if (response.status !== 200)
    throw new GraphQLError(`The origin responded with ${response.status}.`)
  return JSON.parse(await response.text())
}

/** The fields of each type by the origin's names, where the graph's differ, and the values of enums. */
function fieldsAndValues(schema: GraphQLSchema): Record<string, Record<string, unknown>> {
  const resolvers: Record<string, Record<string, unknown>> = {}
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isScalarType(type)) continue
    if (isEnumType(type)) {
      resolvers[type.name] = Object.fromEntries(
        type.getValues().map(({ name }) => [name, name.toLowerCase()]),
      )
    }
    if (isObjectType(type)) {
      resolvers[type.name] = Object.fromEntries(
        Object.values(type.getFields()).flatMap((field) => {
          const resolve = readerOf(type, field)
          return resolve ? [[field.name, resolve]] : []
        }),
      )
    }
  }
  return resolvers
}

/** Reads a field of a type; undefined for one that has the name of its property. */
function readerOf(type: GraphQLObjectType, { name, type: fieldType }: Field) {
  if (name === 'id') return idReader(type.name)
  if (type.name === 'ExhibitionType') return name === 'key' ? reader('id') : undefined
  if (name === 'number' && 'id' in type.getFields()) return reader('id')
  if (name === 'exhibitionType' && type.name === 'Event') return reader('event_type_new')
  if (name === 'sale') return readSale
  if (name === 'schedule') return readSchedule
  if (name === 'image') return readImage
  if (name === 'variants') return reader('image_thumbnails')
  const property = snakeCase(name)
  const valueType = getNamedType(fieldType).name
  if (valueType === 'Money') return moneyReader(property)
  if (valueType === 'Duration') return durationReader(minuteProperties[name] ?? property)
  if (textTypes.has(valueType) && !isNonNullType(fieldType)) return optionalTextReader(property)
  return property === name ? undefined : reader(property)
}

const textTypes = new Set(['String', 'RichText'])

const minuteProperties: Record<string, string> = {
  duration: 'duration_minutes',
  readingTime: 'reading_minutes',
}

function reader(name: string) {
  return (row: Row) => row[name]
}

/** The origin sends an empty text instead of null. */
function optionalTextReader(name: string) {
  return (row: Row) => (row[name] === '' ? null : row[name])
}

/** Both operations name their language by a variable. */
function idReader(typeName: string) {
  const property = typeName === 'ExhibitionType' ? 'number' : 'id'
  return (row: Row, _given: unknown, _context: unknown, { variableValues }: GraphQLResolveInfo) =>
    `${typeName}:${String(row[property])}:${String(variableValues['locale']).toLowerCase()}`
}

function moneyReader(name: string) {
  return (row: Row) => row[name] && { amount: row[name], currency: 'eur' }
}

function durationReader(name: string) {
  return ({ [name]: minutes }: Row) => (typeof minutes === 'number' ? `PT${minutes}M` : null)
}

/** The origin has one value for whether tickets are sold and whether the event takes place. */
function readSale({ status }: Row): unknown {
  return status === 'canceled' || status === 'postponed' ? null : status
}

function readSchedule({ status, occurrence }: Row): unknown {
  return occurrence ?? (status === 'canceled' || status === 'postponed' ? status : 'scheduled')
}

/** A picture with its versions, which the origin puts beside it. */
function readImage({ image_obj: image, image_thumbnails }: Row): Row | null {
  return image ? { ...image, image_thumbnails } : null
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
