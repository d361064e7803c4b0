import { MapperKind } from '@graphql-tools/utils'
import { GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Page = { og_image: string | null; og_image_thumbs?: { small?: string | null } }

/** A page has one picture for shared links, in the size for them: the origin says beside its address that of a rendition. */
export function sharePicture(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      const { ogImage, ogImageThumbs, ...others } = fields
      if (!ogImage || !ogImageThumbs) return undefined
      const picture = {
        ...ogImage,
        description:
          'Address of the picture for shared links, 1200 × 630 pixels where the origin cuts it; null if there is none.',
        resolve: (page: Page) => page.og_image_thumbs?.small ?? page.og_image,
      }
      return new GraphQLObjectType({
        ...config,
        fields: { ...others, ogImage: picture },
        astNode: undefined,
      })
    },
  })
}
