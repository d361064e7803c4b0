import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ResponseStore } from '#front/cache/response-store.ts'
import type { Outcome } from './exchange.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of the front server, for Prometheus. */
export function createMetrics({ store }: { store: ResponseStore }) {
  const registry = new Registry()
  const registers = [registry]
  const sizeGauge = (name: string, help: string, read: (room: 'common' | 'rare') => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['room'],
      registers,
      collect() {
        this.set({ room: 'common' }, read('common'))
        this.set({ room: 'rare' }, read('rare'))
      },
    })
  sizeGauge(
    'foyer_front_kept_bytes',
    'Bytes of the answers in memory',
    (room) => store.sizes()[room].bytes,
  )
  sizeGauge('foyer_front_kept_answers', 'Answers in memory', (room) => store.sizes()[room].answers)
  // Counted without the registry's labels, which cost more than a cache lookup.
  const answers = new Map<Outcome, number>()
  return {
    registry,
    countAnswer(outcome: Outcome): void {
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    },
    answers: new Counter({
      name: 'foyer_front_answers_total',
      help: 'Answers by how they came about',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset()
        for (const [outcome, count] of answers) this.inc({ outcome }, count)
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
