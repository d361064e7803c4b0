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
 * What the origin answers, as the gateway would give it on: names in camel case, things under their plain names, values of enums
 * in capitals, `__typename`.
 * Lets tests of views feed the public graph with answers of the contract.
 */
export function graphFixture(schema: GraphQLSchema, typeName: string, answer: Json): Json {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`The graph has no type ${typeName}.`)
  const fields = Object.entries(type.getFields()).map(([name, field]) => [
    name,
    convert(schema, field.type, valueOf(name, answer)),
  ])
  return { __typename: typeName, ...Object.fromEntries(fields) }
}

/** `image` is what the origin calls `image_obj` and, as its variants, `image_thumbnails`. */
function valueOf(name: string, answer: Json): unknown {
  if (name === 'variants') return answer['image_thumbnails']
  if (name === 'sale') return isOfSchedule(answer) ? null : answer['status']
  if (name === 'schedule') {
    return answer['occurrence'] ?? (isOfSchedule(answer) ? answer['status'] : 'scheduled')
  }
  // What the origin calls the id is a number, or a key, in the graph.
  const isId = (name === 'number' || name === 'key') && answer[name] === undefined
  const property = isId ? 'id' : snakeCase(name)
  const embedded = answer[`${property}_obj`] as Json | null | undefined
  if (embedded === undefined) return answer[property]
  return embedded && { ...embedded, image_thumbnails: answer[`${property}_thumbnails`] }
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
  if (isEnumType(type)) return constantCase(value as string)
  if (isObjectType(type)) return graphFixture(schema, type.name, value as Json)
  if (isAbstractType(type)) throw new Error(`A fixture of ${type.name} has to name its type.`)
  return value
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function constantCase(value: string): string {
  if (value === '') return 'NONE'
  const name = value.replaceAll(/\W/g, '_').toUpperCase()
  return /^\d/.test(name) ? `COLUMNS_${name}` : name
}
