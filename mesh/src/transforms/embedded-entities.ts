import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Node = Record<string, unknown>
type Field = GraphQLFieldConfig<Node, unknown>
type Fields = GraphQLFieldConfigMap<Node, unknown>

/**
 * Puts what the origin embeds of an entity under its plain name, instead of its number: `venueObj` beside `venue` becomes
 * `venue: Venue`, and `imageObj` with `imageThumbnails` becomes `image: Image` with `variants`.
 */
export function embeddedEntities(schema: GraphQLSchema): GraphQLSchema {
  const image = schema.getType('Image') as GraphQLOutputType
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      const shaped = type.name === 'Image' ? withVariants(fields) : withEntities(fields, image)
      return shaped === fields
        ? undefined
        : new GraphQLObjectType({ ...config, fields: shaped, astNode: undefined })
    },
  })
}

function withVariants(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name === 'imageThumbnails' ? 'variants' : name,
      field,
    ]),
  )
}

function withEntities(fields: Fields, image: GraphQLOutputType): Fields {
  const embedded = Object.keys(fields).filter((name) => name.endsWith('Obj'))
  return embedded.reduce((all, name) => withEntity(all, name, image), fields)
}

/** The fields with `venue` instead of `venueObj` and of the number that is called `venue`. */
function withEntity(fields: Fields, embedded: string, image: GraphQLOutputType): Fields {
  const name = embedded.replace(/Obj$/, '')
  const thumbnails = fields[`${name}Thumbnails`]
  const entity = thumbnails ? picture(fields[embedded]!, thumbnails, image) : fields[embedded]!
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([one]) => one !== name && one !== `${name}Thumbnails`)
      .map(([one, field]) => (one === embedded ? [name, entity] : [one, field])),
  )
}

function picture(summary: Field, thumbnails: Field, image: GraphQLOutputType): Field {
  const { resolve: resolveImage = defaultFieldResolver } = summary
  const { resolve: resolveThumbnails = defaultFieldResolver } = thumbnails
  return {
    ...summary,
    type: image,
    resolve(parent, args, context, info) {
      const found = resolveImage(parent, args, context, info) as Node | null | undefined
      if (!found) return null
      return { ...found, image_thumbnails: resolveThumbnails(parent, args, context, info) }
    },
    astNode: undefined,
  }
}
