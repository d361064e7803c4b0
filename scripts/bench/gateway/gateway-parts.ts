import type { RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { GraphQLSchema } from 'graphql'

/** The context of a resolver: the client of the origin and the headers to send. */
export type GatewayContext = {
  headers: Record<string, string>
  fetch: (
    url: string,
    call: { method: string; headers: Record<string, string> },
  ) => Promise<{ status: number; text: () => Promise<string> }>
}

type GatewayParts = {
  createGateway: (options: {
    graph: GraphQLSchema
    client: unknown
    operations: ReadonlyMap<string, string>
    freeOperations: boolean
    isReady: () => Promise<boolean>
    log: object
  }) => RequestListener
  createOriginClient: () => unknown
  loadPublicGraph: () => Promise<GraphQLSchema>
}

/**
 * Loads the gateway's own modules, so that the baseline has the very same plugins and client. They are imported by path because
 * workspaces do not import each other.
 */
export async function loadGatewayParts(root: string): Promise<GatewayParts> {
  const files = ['gateway.ts', 'origin/origin-client.ts', 'public-graph.ts']
  const loaded = await Promise.all(
    files.map((file) => import(pathToFileURL(`${root}/mesh/src/${file}`).href)),
  )
  return Object.assign({}, ...loaded) as GatewayParts
}
