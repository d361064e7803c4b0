import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadGatewayParts } from './gateway-parts.ts'
import { handWrittenGraph } from './hand-written-graph.ts'
import { operations } from './operations.ts'

/**
 * Serves one of two graphs with the gateway's client and plugins: Mesh's, or the hand-written one. Environment: ROOT (the
 * checkout), GRAPH (`mesh` or `hand-written`), GRAPH_PORT, BACKEND_URL.
 */
const { ROOT = '', GRAPH, GRAPH_PORT, BACKEND_URL = '' } = process.env
const { createGateway, createOriginClient, loadPublicGraph } = await loadGatewayParts(ROOT)

const silence = () => {}
const gateway = createGateway({
  graph: GRAPH === 'mesh' ? await loadPublicGraph() : handWritten(),
  client: createOriginClient(),
  operations,
  freeOperations: false,
  isReady: () => Promise.resolve(true),
  log: { debug: silence, info: silence, warn: console.warn, error: console.error },
})
createServer(gateway).listen(Number(GRAPH_PORT), '127.0.0.1')

const end = () => process.exit(0)
process.on('SIGTERM', end).on('disconnect', end)

function handWritten() {
  return handWrittenGraph(readFileSync(`${ROOT}/schema/schema.graphql`, 'utf8'), BACKEND_URL)
}
