import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  buildSchema,
  getNamedType,
  GraphQLError,
  isEnumType,
  isObjectType,
  isScalarType,
  type GraphQLSchema,
} from 'graphql'
import type { GatewayContext } from './gateway-parts.ts'

type Arguments = { locale: string; number?: number }
type Row = Record<string, unknown>

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
  const answer = await fetch(url, { method: 'GET', headers })
  if (answer.status !== 200) throw new GraphQLError(`The origin answered ${answer.status}.`)
  return JSON.parse(await answer.text())
}

/** The origin's names of fields that the graph names differently. */
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
      const renamed = Object.keys(type.getFields()).filter((name) => snakeCase(name) !== name)
      const fields = Object.values(type.getFields())
      const amounts = fields.filter((field) => getNamedType(field.type).name === 'Money')
      resolvers[type.name] = {
        ...Object.fromEntries(renamed.map((name) => [name, reader(snakeCase(name))])),
        ...Object.fromEntries(amounts.map(({ name }) => [name, moneyReader(snakeCase(name))])),
        ...('duration' in type.getFields() && { duration: readDuration }),
        ...('sale' in type.getFields() && { sale: readSale, schedule: readSchedule }),
        ...('image' in type.getFields() && { image: readImage }),
        ...(type.name === 'Image' && { variants: reader('image_thumbnails') }),
      }
    }
  }
  return resolvers
}

function reader(name: string) {
  return (row: Row) => row[name]
}

function moneyReader(name: string) {
  return (row: Row) => row[name] && { amount: row[name], currency: 'eur' }
}

function readDuration({ duration_minutes: minutes }: Row): string | null {
  return typeof minutes === 'number' ? `PT${minutes}M` : null
}

/** The origin says in one value whether tickets are sold and whether the event takes place. */
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
