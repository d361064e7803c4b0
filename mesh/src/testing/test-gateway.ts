import { pino } from 'pino'
import { createGateway, type GatewayOptions } from '#gateway/gateway.ts'
import { loadPublicGraph } from '#gateway/public-graph.ts'
import { createStubOrigin, type SeenCall, type StubResponse } from './stub-origin.ts'

// Mesh reads the origin's URL from the environment.
process.env['BACKEND_URL'] = 'http://origin.test'
const graph = await loadPublicGraph()

type GraphResult = {
  data?: Record<string, never>
  errors?: { message: string; extensions: Record<string, never> }[]
}

/** A gateway with a fake origin, called like a client does. */
export function createTestGateway(
  response: (call: SeenCall) => StubResponse | Promise<StubResponse>,
  options: Partial<GatewayOptions> = {},
) {
  const { client, calls } = createStubOrigin(response)
  const gateway = createGateway({
    graph,
    client,
    operations: new Map(),
    freeOperations: true,
    isReady: () => Promise.resolve(true),
    log: pino({ level: 'silent' }),
    ...options,
  })

  async function send(body: object, headers: Record<string, string> = {}): Promise<Response> {
    return gateway.fetch('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  async function ask(query: string, variables: object = {}): Promise<GraphResult> {
    const response = await send({ query, variables })
    return (await response.json()) as GraphResult
  }

  return { gateway, graph, calls, send, ask }
}
