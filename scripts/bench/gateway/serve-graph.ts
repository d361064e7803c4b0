import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createGateway } from '@foyer/mesh/src/gateway.ts'
import { createOriginClient } from '@foyer/mesh/src/origin/origin-client.ts'
import { loadPublicGraph } from '@foyer/mesh/src/public-graph.ts'
import { pino } from 'pino'
import { handWrittenGraph } from './hand-written-graph.ts'
import { operations } from './operations.ts'

/**
 * The gateway with its client and plugins, over one of two graphs: that of Mesh, or one written by hand.
 * Environment: GRAPH (`mesh` or `hand-written`), GRAPH_PORT, BACKEND_URL, SDL (file of the public graph).
 */
const { GRAPH, GRAPH_PORT, BACKEND_URL = '', SDL = '' } = process.env

const gateway = createGateway({
  graph:
    GRAPH === 'mesh'
      ? await loadPublicGraph()
      : handWrittenGraph(readFileSync(SDL, 'utf8'), BACKEND_URL),
  client: createOriginClient(),
  operations,
  freeOperations: false,
  isReady: () => Promise.resolve(true),
  log: pino({ level: 'warn' }),
})
createServer(gateway).listen(Number(GRAPH_PORT), '127.0.0.1')

const end = () => process.exit(0)
process.on('SIGTERM', end).on('disconnect', end)
