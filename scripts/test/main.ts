import { dirname } from 'node:path'
import { contractCheck } from '#checks/contract-check.ts'
import { runChecks } from '#checks/run-checks.ts'
import { siteChecks } from '#checks/site-checks.ts'
import { sourceChecks } from '#checks/source-checks.ts'
import { unitCheck } from '#checks/unit-check.ts'
import { runProgram } from '#services/run-program.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram(async (signal) => {
  const { checks, close } = siteChecks()
  try {
    // The contract goes first: the types that the others check are generated from it.
    return await runChecks([contractCheck, ...sourceChecks(root), unitCheck, ...checks], {
      root,
      signal,
    })
  } finally {
    await close()
  }
})
