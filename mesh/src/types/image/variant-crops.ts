import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Variant = { crop: string }
type VariantsArguments = { crops?: readonly string[] | null }

/**
 * The variants of a picture can be limited to some crops: who shows a picture in one crop needs a third of them.
 * Without an argument they are complete, as the origin has them.
 */
export function variantCrops(schema: GraphQLSchema): GraphQLSchema {
  const crop = schema.getType('ImageCrop') as GraphQLInputType
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      if (typeName !== 'Image' || fieldName !== 'variants') return undefined
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        args: {
          crops: {
            type: new GraphQLList(new GraphQLNonNull(crop)),
            description: 'Only those of these crops; all if omitted.',
          },
        },
        resolve(image, { crops }: VariantsArguments, context, info) {
          const variants = resolve(image, {}, context, info) as readonly Variant[] | null
          return crops ? variants?.filter((variant) => crops.includes(variant.crop)) : variants
        },
        astNode: undefined,
      }
    },
  })
}
