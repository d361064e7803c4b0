import { dirname } from 'node:path'
import { budgets } from '#checks/budgets.ts'
import { contractCheck } from '#checks/contract-check.ts'
import { runSuites } from '#checks/run-suites.ts'
import { siteSuites } from '#checks/site-checks.ts'
import { sourceSuite } from '#checks/source-checks.ts'
import { unitSuite } from '#checks/unit-check.ts'
import { runProgram } from '#services/run-program.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram(async (signal) => {
  const { suites, close } = siteSuites()
  try {
    return await runSuites(
      [
        // The contract comes first: the types that the other checks use are generated from it.
        { name: 'Contract', budgetSeconds: budgets.contract, checks: [contractCheck] },
        sourceSuite(),
        unitSuite,
        ...suites,
      ],
      { root, signal },
    )
  } finally {
    await close()
  }
})
