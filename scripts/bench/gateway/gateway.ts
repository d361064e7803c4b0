import { deepStrictEqual } from 'node:assert'
import { alternate, type Round } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, BenchContext } from '#bench/bench.ts'
import { compare, type Comparison } from '#bench/measure/compare.ts'
import type { Target } from '#bench/measure/load.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/measure/read-load.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import { buildStale } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { heapOptions } from '#services/programs/heap-options.ts'
import { bodyOf, documents } from './operations.ts'
import { recordResponses } from './record-responses.ts'

const ours = 'gateway'
const byHand = 'written by hand'
const connections = 16

type Gateways = Record<typeof ours | typeof byHand, string>

export const gateway: Bench = {
  name: 'gateway',
  question:
    'What does the graph that Mesh generates cost, compared with one with hand-written resolvers in the same Yoga with the same plugins and the same client?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    await buildStale([contracts], context)
    const { file, eventId } = await recordResponses(context)
    const gateways = await openGateways(context, disposables, file)

    const event = bodyOf(documents.event, { locale: 'DE', number: eventId })
    const lists = await measure(context, gateways, bodyOf(documents.list, { locale: 'DE' }))
    const events = await measure(context, gateways, event)
    return {
      status: 'measured',
      comparisons: [comparison('One event', events), comparison('A list of ten events', lists)],
      notes: [
        'The origin is a process that serves recorded responses of the real one, with the demo theatre, from memory. Operations are persisted ones; nothing is cached. Both sent the same responses.',
        ...generatorNotes([...lists, ...events]),
      ],
    }
  },
}

function comparison(title: string, rounds: Round[]): Comparison {
  const figures = loadFigures({ cpu: { atMost: 1.25 } })
  return compare(rounds, { title, subject: ours, base: byHand, figures })
}

async function measure(context: BenchContext, gateways: Gateways, body: string): Promise<Round[]> {
  const target = (url: string): Target => ({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  deepStrictEqual(
    await responseOf(target(gateways[ours])),
    await responseOf(target(gateways[byHand])),
  )
  const contenders = [ours, byHand].map((name) =>
    loadedContender({
      name,
      target: target(gateways[name as keyof Gateways]),
      responses: 1500,
      connections,
    }),
  )
  return alternate({ ...context, contenders, rounds: 10, warmUps: 3 })
}

/** Throws if the response contains errors, which have status 200 as well. */
async function responseOf({ url, ...init }: Target): Promise<unknown> {
  const response = (await (await fetch(url, init)).json()) as { data?: unknown; errors?: unknown }
  if (response.errors || !response.data)
    throw new Error(`Wrong response: ${JSON.stringify(response)}`)
  return response.data
}

async function openGateways(
  context: BenchContext,
  disposables: AsyncDisposableStack,
  responsesFile: string,
): Promise<Gateways> {
  const program = (file: string) => () => [...heapOptions.mesh, `${import.meta.dirname}/${file}`]
  const origin = await serveProgram(context, disposables, {
    name: 'stub of an origin',
    args: program('stub-origin.ts'),
    env: (port) => ({ STUB_PORT: port, STUB_RESPONSES: responsesFile }),
    readyPath: '/ready',
  })
  const open = (graph: 'mesh' | 'hand-written') =>
    serveProgram(context, disposables, {
      name: `graph, ${graph}`,
      args: program('serve-graph.ts'),
      env: (port) => ({
        ROOT: context.root,
        GRAPH: graph,
        GRAPH_PORT: port,
        BACKEND_URL: origin,
      }),
      readyPath: '/ready',
    })
  return {
    [ours]: `${await open('mesh')}/graphql`,
    [byHand]: `${await open('hand-written')}/graphql`,
  }
}
