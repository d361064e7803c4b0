import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, demoTemplate } from '@foyer/backend/src/test/demo-template.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { ownProcess } from '#support/processes/own-process.ts'

/* Origins and a worker are the same program: JOBS decides which of them runs deferred jobs. */

const name = `foyer_jobs_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'foyer-jobs-'))
const server = inject('postgresUrl')

beforeAll(async () => {
  const template = await demoTemplate(server, new Date())
  await query(server, `create database ${name} template ${template}`)
})

afterAll(async () => {
  await query(server, `drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

test(
  'X-06: an origin with JOBS=off leaves deferred jobs to the worker',
  { tags: 'slow' },
  async () => {
    const url = databaseUrl(server, name)
    const leases = () => query(url, 'select pool_id from worker_lease')
    const [origin, worker] = [await processWith('off'), await processWith('on')]
    await origin.start()
    await worker.start()
    await expect.poll(leases).not.toEqual([])
    await worker.stop()
    expect(await leases()).toEqual([])
    await origin.kill()
  },
)

async function processWith(jobs: 'on' | 'off') {
  const port = await freePort()
  return ownProcess({
    program: 'backend/src/server.ts',
    port,
    env: {
      ...testEnvironment,
      DATABASE_URL: databaseUrl(server, name),
      FOYER_DATA: folder,
      BACKEND_PORT: String(port),
      JOBS: jobs,
    },
  })
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
