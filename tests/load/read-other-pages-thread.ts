import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as wait } from 'node:timers/promises'
import { openSiteClient } from './site-client.ts'

/* A thread of its own: in that of twenty thousand visitors it would measure how busy they are. */

const pages = [
  '/de',
  '/en',
  '/de/programm',
  '/en/events',
  '/de/produktionen',
  '/de/team',
  '/de/service',
  '/en/service',
  '/de/mediathek-de',
  '/de/kontakt',
]
const client = openSiteClient(workerData as string, 8)
const visitor = client.enter()
const latencies: number[] = []
let isOver = false
parentPort!.once('message', () => {
  isOver = true
})

// As on any day each page has been read before.
for (const path of pages) await client.send(visitor, { path })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread takes no such argument
parentPort!.postMessage('ready')
for (let number = 0; !isOver; number += 1) {
  const begin = performance.now()
  await client.send(visitor, { path: pages[number % pages.length]! })
  latencies.push(performance.now() - begin)
  await wait(50)
}
client.close()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread takes no such argument
parentPort!.postMessage({ latencies, statuses: client.statuses })
