import { dirname } from 'node:path'
import { buildStale } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { runSuites } from '#checks/run-suites.ts'
import { sourceSuite } from '#checks/source-checks.ts'
import { unitSuite } from '#checks/unit-check.ts'
import { runProgram } from '#services/run-program.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram(async (signal) => {
  await buildStale([contracts], { root, signal })
  return runSuites([sourceSuite(), unitSuite], { root, signal })
})
