import { dirname } from 'node:path'
import { buildStale } from '#build/build-stale.ts'
import { contracts } from '#build/builds.ts'
import { claimData } from '#services/claim-data.ts'
import { runUntilStopped } from '#services/run-until-stopped.ts'
import { runProgram } from '#services/run-program.ts'
import { readSettings } from '#services/settings.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram(async (signal) => {
  const settings = readSettings(root, process.env)
  await claimData(settings)
  await buildStale([contracts], { root, signal })
  return runUntilStopped({ root, settings, mode: 'watched', signal })
})
