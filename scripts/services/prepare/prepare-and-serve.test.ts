import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Running } from '#services/keep-running.ts'
import { prepareAndServe } from './prepare-and-serve.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))
let dataFolder = ''
let order: string[] = []

beforeEach(() => {
  dataFolder = mkdtempSync(`${tmpdir()}/foyer-prepared-`)
  order = []
  return () => rmSync(dataFolder, { recursive: true })
})

const place = (databaseUrl = 'postgres://foyer:a@127.0.0.1:5432/foyer') => ({
  root,
  databaseUrl,
  dataFolder,
  signal: new AbortController().signal,
})

test('X-01: the first time the tables are there before the services, later both are made ready at once', async () => {
  const work = { prepare: () => note('prepare'), serve: async () => (await note('serve'), []) }
  await prepareAndServe(place(), work)
  expect(order).toEqual(['prepare', 'prepare done', 'serve', 'serve done'])
  order = []
  await prepareAndServe(place('postgres://foyer:b@127.0.0.1:5433/foyer'), work)
  expect(order.slice(0, 2)).toEqual(['prepare', 'serve'])
  order = []
  await prepareAndServe(place('postgres://foyer:b@127.0.0.1:5433/other'), work)
  expect(order.slice(0, 2)).toEqual(['prepare', 'prepare done'])
})

test('what was started is stopped if the preparation fails, and the reason is told', async () => {
  await prepareAndServe(place(), { prepare: async () => {}, serve: async () => [] })
  const stop = vi.fn<() => Promise<void>>(async () => {})
  const service: Running = { broken: new Promise(() => {}), stop }
  const failing = prepareAndServe(place(), {
    prepare: () => Promise.reject(new Error('This database contains the demo theatre.')),
    serve: async () => [service],
  })
  await expect(failing).rejects.toThrow('contains the demo theatre')
  expect(stop).toHaveBeenCalledOnce()
})

test('the preparation ends if a service cannot be started', async () => {
  await prepareAndServe(place(), { prepare: async () => {}, serve: async () => [] })
  const failing = prepareAndServe(place(), {
    prepare: (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
    serve: () => Promise.reject(new Error('The gateway ended by itself.')),
  })
  await expect(failing).rejects.toThrow('The gateway ended')
})

async function note(what: string): Promise<void> {
  order.push(what)
  await Promise.resolve()
  order.push(`${what} done`)
}
