import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  getNullableType,
  isListType,
} from 'graphql'
import { edgesOf, type Page, pageInfoOf } from './page.ts'

/** `EventConnection`, with its `EventEdge`, of the `EventList` of the origin. */
export function connectionType(list: GraphQLObjectType): GraphQLObjectType {
  const name = list.name.replace(/List$/, '')
  const node = nodeType(list)
  const EdgeType = new GraphQLObjectType({
    name: `${name}Edge`,
    description: 'A node of a connection with its cursor.',
    fields: {
      node: { type: node, description: 'The node.' },
      cursor: {
        type: new GraphQLNonNull(GraphQLString),
        description: 'Opaque cursor of the node: send it as `after` to get the nodes that follow.',
      },
    },
  })
  return new GraphQLObjectType<Page>({
    name: `${name}Connection`,
    description: 'A page of a list, as in the connection specification of Relay.',
    fields: {
      nodes: {
        type: listOf(node),
        description: 'The nodes of this page.',
        resolve: ({ results }) => results,
      },
      edges: {
        type: listOf(new GraphQLNonNull(EdgeType)),
        description: 'The nodes of this page with their cursors.',
        resolve: edgesOf,
      },
      pageInfo: {
        type: new GraphQLNonNull(PageInfo),
        description: 'Cursors of this page, and whether others follow or precede it.',
        resolve: pageInfoOf,
      },
      totalCount: {
        type: new GraphQLNonNull(GraphQLInt),
        description: 'Number of nodes on all pages.',
        resolve: ({ count }) => count,
      },
    },
  })
}

const PageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  description: 'Position of a page in its list.',
  fields: {
    hasNextPage: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether nodes follow: get them with `after: endCursor`.',
    },
    hasPreviousPage: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether nodes precede this page.',
    },
    startCursor: {
      type: GraphQLString,
      description: 'Cursor of the first node; null on an empty page.',
    },
    endCursor: {
      type: GraphQLString,
      description: 'Cursor of the last node; null on an empty page.',
    },
  },
})

function nodeType(list: GraphQLObjectType): GraphQLOutputType {
  const rows = getNullableType(list.getFields()['results']!.type)
  if (!isListType(rows)) throw new Error(`${list.name}.results is no list.`)
  return rows.ofType
}

function listOf(type: GraphQLOutputType): GraphQLOutputType {
  return new GraphQLNonNull(new GraphQLList(type))
}
