import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ResponseStore } from '#front/cache/response-store.ts'
import type { Outcome } from './exchange.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of the front server, for Prometheus. */
export function createMetrics({ store }: { store: ResponseStore }) {
  const registry = new Registry()
  const registers = [registry]
  const sizeGauge = (name: string, help: string, read: (partition: 'common' | 'rare') => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['partition'],
      registers,
      collect() {
        this.set({ partition: 'common' }, read('common'))
        this.set({ partition: 'rare' }, read('rare'))
      },
    })
  sizeGauge(
    'foyer_front_cached_bytes',
    'Bytes of the responses in memory',
    (partition) => store.sizes()[partition].bytes,
  )
  sizeGauge(
    'foyer_front_cached_responses',
    'Responses in memory',
    (partition) => store.sizes()[partition].responses,
  )
  // Counted without the registry's labels, which cost more than a cache lookup.
  const responses = new Map<Outcome, number>()
  return {
    registry,
    countResponse(outcome: Outcome): void {
      responses.set(outcome, (responses.get(outcome) ?? 0) + 1)
    },
    responses: new Counter({
      name: 'foyer_front_responses_total',
      help: 'Responses by outcome',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset()
        for (const [outcome, count] of responses) this.inc({ outcome }, count)
      },
    }),
    renders: new Histogram({
      name: 'foyer_front_render_seconds',
      help: 'Time that renders took',
      labelNames: ['result'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    }),
    feed: new Gauge({
      name: 'foyer_front_change_feed_connected',
      help: '1 while the origin tells what changes',
      registers,
    }),
    changes: new Counter({
      name: 'foyer_front_changed_tags_total',
      help: 'Tags reported as changed',
      registers,
    }),
    refusedQueries: new Counter({
      name: 'foyer_front_refused_queries_total',
      help: 'Queries that make no sense; visitors were led to the plain page',
      registers,
    }),
    blocked: new Counter({
      name: 'foyer_front_blocked_inline_total',
      help: 'Pages with inline scripts or styles that their policy blocks',
      registers,
    }),
  }
}
