import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#postgres/start-postgres.ts'
import { temporaryFolder } from '#services/temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a PostgreSQL that lives as long as the tests; they may create databases there. */
    postgresUrl: string
  }
}

/** One PostgreSQL for all tests of a run, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('tests')
  const postgres = await startPostgres({ folder, fast: true })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
