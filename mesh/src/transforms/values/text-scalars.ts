import { MapperKind } from '@graphql-tools/utils'
import {
  GraphQLID,
  type GraphQLInputType,
  type GraphQLOutputType,
  GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { replaceNamedType } from '#transforms/replace-named-type.ts'

/** The scalars that the contract marks texts with, by `x-scalar`: what they mean, and what they look like. */
const descriptions = {
  HTML: 'HTML that editors have written, sanitised by the origin: nothing in it runs.',
  LocalTime: 'Time on the clock of the theatre, with or without seconds, e.g. "19:30".',
  RichText:
    'Formatted text as sanitised HTML with paragraphs, emphasis, links and lists only, e.g. "<p>In German, with surtitles.</p>".',
  URL: 'An address of the web, e.g. "https://www.example.org/tickets", or a path of this site, e.g. "/media/hamlet.jpg".',
} as const

/** Gives texts of the contract that have a format the scalar of that format, by coordinate of the graph. */
export function textScalars(
  schema: GraphQLSchema,
  scalars: ReadonlyMap<string, string>,
): GraphQLSchema {
  const types = new Map<string, GraphQLScalarType>(
    Object.entries(descriptions).map(([name, description]) => [
      name,
      new GraphQLScalarType<string, string>({ name, description }),
    ]),
  ).set('ID', GraphQLID)
  const withScalar = <Config extends { type: GraphQLOutputType | GraphQLInputType }>(
    config: Config,
    coordinate: string,
  ): Config | undefined => {
    const name = scalars.get(coordinate)
    if (name === undefined) return undefined
    const scalar = types.get(name)
    if (!scalar) throw new Error(`${coordinate} is a ${name}, which is no scalar.`)
    // A scalar in lists and non-nulls is a type of results as of inputs.
    const type = replaceNamedType(config.type as GraphQLOutputType, scalar)
    return { ...config, type, astNode: undefined }
  }
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => withScalar(field, `${typeName}.${name}`),
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name, typeName) =>
      withScalar(field, `${typeName}.${name}`),
  })
}
