import { linksOf } from '@foyer/schema/graph/links.ts'
import { enumValueNameOf, originNameOf } from '@foyer/schema/graph/names.ts'
import { priceCurrency } from '@foyer/schema/shapes/scalars.ts'
import {
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLType,
} from 'graphql'

type Json = { [name: string]: unknown }

/**
 * A response of the origin, as the gateway would return it: names in camel case, entities under their plain names, values of enums
 * in capitals, `__typename`.
 * Lets tests of views fill the public graph with responses of the contract.
 */
export function graphFixture(schema: GraphQLSchema, typeName: string, response: Json): Json {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`The graph has no type ${typeName}.`)
  const fields = Object.entries(type.getFields()).map(([name, field]) => [
    name,
    convert(schema, field.type, valueOf({ typeName, name }, response)),
  ])
  return { __typename: typeName, ...Object.fromEntries(fields) }
}

/** `image` is what the origin calls `image_obj` and, as its variants, `image_thumbnails`. */
function valueOf({ typeName, name }: { typeName: string; name: string }, response: Json): unknown {
  if (typeName === 'ModuleColumn' && name === 'width') return Number(response['classes'])
  const link = linksOf(typeName, Object.keys(response).map(camelCase)).find(
    (one) => one.name === name,
  )
  if (link) {
    const [url] = link.url.flatMap((one) => response[snakeCase(one)] || [])
    const text = (link.text && response[snakeCase(link.text)]) || null
    return url ? { url, text } : null
  }
  if (name === 'nextEvent') return response['next'] ?? null
  if (name === 'variants') return response['image_thumbnails']
  if (name === 'sale') return isOfSchedule(response) ? null : response['status']
  if (name === 'schedule') {
    return response['occurrence'] ?? (isOfSchedule(response) ? response['status'] : 'scheduled')
  }
  // What the origin calls the id is a number, or a key, in the graph.
  const isId = (name === 'number' || name === 'key') && response[name] === undefined
  const property = isId ? 'id' : propertyOf({ typeName, name }, response)
  const embedded = response[`${property}_obj`] as Json | null | undefined
  if (embedded === undefined) return response[property]
  return embedded && { ...embedded, image_thumbnails: response[`${property}_thumbnails`] }
}

/** The origin's name of a field: most often the same, else that of a number or of its own systems. */
function propertyOf(
  { typeName, name }: { typeName: string; name: string },
  response: Json,
): string {
  const spellings = [name, name.replace(/Number$/, 'Id'), originNameOf(typeName, name)]
  return spellings.map(snakeCase).find((one) => one in response || `${one}_obj` in response) ?? name
}

/** Whether the status of an event says when it takes place, and nothing about its tickets. */
function isOfSchedule({ status }: Json): boolean {
  return status === 'canceled' || status === 'postponed'
}

function convert(schema: GraphQLSchema, type: GraphQLType, value: unknown): unknown {
  if (isNonNullType(type)) return convert(schema, type.ofType, value)
  if (value === null || value === undefined) return null
  if (isListType(type)) {
    return (value as unknown[]).map((item) => convert(schema, type.ofType, item))
  }
  if (isEnumType(type)) return enumValueNameOf(value as string)
  if (type.name === 'Money') return { __typename: 'Money', amount: value, currency: priceCurrency }
  if (isObjectType(type)) return graphFixture(schema, type.name, value as Json)
  if (isAbstractType(type)) throw new Error(`A fixture of ${type.name} has to name its type.`)
  return value
}

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
