import { type LinkParts, linksOf, linkTypes } from '@foyer/schema/graph/links.ts'
import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isNonNullType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { replaceNamedType } from '#transforms/replace-named-type.ts'

type Row = Record<string, string | null | undefined>
type Field = GraphQLFieldConfig<Row, unknown>
type Fields = GraphQLFieldConfigMap<Row, unknown>
type LinkValue = { url: string; text: string | null }

/** Gives links one shape, `Link { url text }`, whatever the origin calls their address and text. */
export function links(schema: GraphQLSchema): GraphQLSchema {
  const Link = linkType(schema.getType('URL') as GraphQLOutputType)
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      const linked = withListsOfLinks(withLinks(type.name, fields, Link), Link)
      return linked === fields
        ? undefined
        : new GraphQLObjectType({ ...config, fields: linked, astNode: undefined })
    },
  })
}

function linkType(url: GraphQLOutputType): GraphQLObjectType {
  return new GraphQLObjectType<LinkValue>({
    name: 'Link',
    description: 'A link to a page of this site or of another one.',
    fields: {
      url: {
        type: new GraphQLNonNull(url),
        description:
          'Target of the link: a path of this site, e.g. "/de/programm", or a web address.',
      },
      text: {
        type: GraphQLString,
        description:
          'Text of the link; null if it has none of its own, because a headline or picture is linked.',
      },
    },
  })
}

function withLinks(typeName: string, fields: Fields, Link: GraphQLObjectType): Fields {
  return linksOf(typeName, Object.keys(fields)).reduce((all, parts) => {
    const { [parts.url[0]!]: url, ...others } = all
    const remaining = Object.entries(others).filter(
      ([name]) => !parts.url.includes(name) && (name !== parts.text || parts.keepsText),
    )
    return {
      ...Object.fromEntries(remaining),
      [parts.name]: linkField(parts, fields, { url: url!, Link }),
    }
  }, fields)
}

function linkField(
  parts: LinkParts,
  fields: Fields,
  { url, Link }: { url: Field; Link: GraphQLObjectType },
): Field {
  const readUrls = parts.url.map((name) => readerOf(fields[name]!))
  const readText =
    parts.text === undefined ? undefined : fields[parts.text] && readerOf(fields[parts.text]!)
  // An address that is never empty is a URL; texts of modules may be.
  const isRequired =
    parts.isRequired === true || (isNonNullType(url.type) && getNamedType(url.type).name === 'URL')
  return {
    type: isRequired ? new GraphQLNonNull(Link) : Link,
    description: isRequired
      ? `${parts.description}.`
      : `${parts.description}; null if there is none.`,
    resolve(row, _, context, info) {
      const [address] = readUrls.flatMap((read) => read(row, context, info) || [])
      return address ? { url: address, text: readText?.(row, context, info) || null } : null
    },
  }
}

type Read = (row: Row, context: unknown, info: GraphQLResolveInfo) => string | null | undefined

function readerOf({ resolve = defaultFieldResolver }: Field): Read {
  return (row, context, info) => resolve(row, {}, context, info) as string | null | undefined
}

/** Lists whose items are nothing but a link. */
function withListsOfLinks(fields: Fields, Link: GraphQLObjectType): Fields {
  const entries = Object.entries(fields)
  if (!entries.some(([, { type }]) => getNamedType(type).name in linkTypes)) return fields
  return Object.fromEntries(
    entries.map(([name, field]) => {
      const textName = linkTypes[getNamedType(field.type).name]
      return [name, textName === undefined ? field : listOfLinks(field, textName, Link)]
    }),
  )
}

function listOfLinks(field: Field, textName: string, Link: GraphQLObjectType): Field {
  const { resolve = defaultFieldResolver } = field
  return {
    ...field,
    type: replaceNamedType(field.type, Link),
    resolve: (...args) =>
      (resolve(...args) as Row[]).map((row) => ({ url: row['url'], text: row[textName] || null })),
    astNode: undefined,
  }
}
