import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#postgres/start-postgres.ts'
import { memoryFolder } from '#postgres/memory-folder.ts'
import { root } from './root.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a PostgreSQL that lives as long as the tests; they may create databases there. */
    postgresUrl: string
  }
}

type Shared = { url: Promise<string>; users: number; stop: () => Promise<void> }

// Each project loads this file for itself, in the same process.
const shared = globalThis as typeof globalThis & { testPostgres?: Shared }

/** One PostgreSQL for all projects of a run, in memory where there is room. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = (shared.testPostgres ??= start())
  server.users += 1
  project.provide('postgresUrl', await server.url)
  return async () => {
    server.users -= 1
    if (server.users > 0) return
    delete shared.testPostgres
    await server.stop()
  }
}

function start(): Shared {
  const folder = memoryFolder('tests')
  const starting = startAndLoad(folder)
  return {
    url: starting.then(({ url }) => url),
    users: 0,
    async stop() {
      await (await starting).stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The demo theatre is loaded while tests without a database run; if that fails, the first test that needs it says why. */
async function startAndLoad(folder: string) {
  const server = await startPostgres({ folder, fast: true })
  const program = `${root}/backend/src/test/programs/make-demo-template.ts`
  const loading = spawn(process.execPath, [program, server.url], { stdio: 'ignore' })
  return {
    url: server.url,
    async stop() {
      loading.kill()
      await server.stop()
    },
  }
}
