import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#postgres/start-postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Connection string of a PostgreSQL that lives as long as the tests; they may create databases there. */
    postgresUrl: string
  }
}

/** One PostgreSQL for all tests of a run, in a folder that is thrown away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(`${tmpdir()}/foyer-tests-`)
  const postgres = await startPostgres({ folder, fast: true })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
