import { dirname } from 'node:path'
import { buildStale } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { runChecks } from '#checks/run-checks.ts'
import { sourceChecks } from '#checks/source-checks.ts'
import { unitCheck } from '#checks/unit-check.ts'
import { runProgram } from '#services/run-program.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram(async (signal) => {
  await buildStale([contracts], { root, signal })
  return runChecks([...sourceChecks(root), unitCheck], { root, signal })
})
