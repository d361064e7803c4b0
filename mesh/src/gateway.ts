import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { GraphQLSchema } from 'graphql'
import { createYoga, useReadinessCheck, type YogaInitialContext } from 'graphql-yoga'
import type { Logger } from 'pino'
import type { Peer } from '#incoming/peer.ts'
import type { OriginClient } from '#origin/origin-client.ts'
import { freeOperationLimits } from '#plugins/free-operation-limits.ts'
import { useAccessLog } from '#plugins/use-access-log.ts'
import { useOperationList } from '#plugins/use-operation-list.ts'
import { useResponseHeaders } from '#plugins/use-response-headers.ts'
import { useCsrfPrevention } from '#plugins/use-csrf-prevention.ts'
import { createContext } from './context.ts'
import { logFailure } from '#errors/log-failure.ts'
import { maskError } from '#errors/mask-error.ts'
import { graphiqlOptions, renderGraphiQL } from './graphiql.ts'

export type GatewayOptions = {
  graph: GraphQLSchema
  client: OriginClient
  /** Hash to document. */
  operations: ReadonlyMap<string, string>
  /** Allows operations that are not persisted, introspection and GraphiQL. */
  freeOperations: boolean
  isReady: () => Promise<boolean>
  log: Logger
}

/** Creates the GraphQL server, without a port: `gateway.fetch(request)` handles a request. */
export function createGateway(options: GatewayOptions) {
  const { graph, client, operations, freeOperations, log } = options
  return createYoga<{ peer?: Peer }>({
    schema: graph,
    graphqlEndpoint: '/graphql',
    healthCheckEndpoint: '/health',
    landingPage: false,
    cors: false,
    batching: false,
    graphiql: freeOperations && graphiqlOptions(),
    renderGraphiQL,
    maskedErrors: { maskError },
    context: (initial: YogaInitialContext & { peer?: Peer }) =>
      createContext(initial, { client, log }),
    plugins: [
      useCsrfPrevention(),
      useReadinessCheck({ check: options.isReady }),
      useOperationList(operations),
      usePersistedOperations({
        getPersistedOperation: (hash) => operations.get(hash) ?? null,
        allowArbitraryOperations: freeOperations,
        skipDocumentValidation: true,
      }),
      ...(freeOperations ? freeOperationLimits() : [useDisableIntrospection()]),
      useResponseHeaders(),
      useAccessLog(log),
    ],
    logging: {
      debug: (...parts: unknown[]) => log.debug(parts),
      info: (...parts: unknown[]) => log.info(parts),
      warn: (...parts: unknown[]) => log.warn(parts),
      error: (failure: unknown) => logFailure(log, failure),
    },
  })
}
