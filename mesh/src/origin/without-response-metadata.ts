import { MapperKind } from '@graphql-tools/utils'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { OriginResponse } from './origin-client.ts'
import type { OriginFetch } from './origin-fetch.ts'

/**
 * Reads responses without the eight accessors (`$response`, `$statusCode` …) that Mesh defines on each of them, which nothing here
 * uses. Each accessor is a new closure, so V8 makes a new hidden class in its old generation for every response, and that keeps the
 * whole response alive until the next full garbage collection: one event took 1.3 times the processor time of resolvers written by hand.
 * Mesh adds nothing to what is no object: it gets `true` in place of the body.
 */
export function withoutResponseMetadata(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (config) =>
      config.resolve && { ...config, resolve: readPlain(config.resolve) },
  })
}

/** Of the context of resolvers Mesh reads these two. */
type Context = { fetch: OriginFetch; logger: unknown }

type Resolver = GraphQLFieldResolver<unknown, Context>

function readPlain(resolve: Resolver): Resolver {
  return async (root, args, context, info) => {
    let body: { value: unknown } | undefined
    const fetch: OriginFetch = async (url, call) => {
      const response = await context.fetch(url, call)
      body = await parse(response)
      return body ? { ...response, text: () => Promise.resolve('true') } : response
    }
    const result: unknown = await resolve(root, args, { fetch, logger: context.logger }, info)
    return body ? body.value : result
  }
}

/** Other responses than successful ones in JSON are left to Mesh, which makes errors of them. */
async function parse({ status, text }: OriginResponse): Promise<{ value: unknown } | undefined> {
  if (status < 200 || status > 299) return undefined
  try {
    return { value: JSON.parse(await text()) }
  } catch {
    return undefined
  }
}
