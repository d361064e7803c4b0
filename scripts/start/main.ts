import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { checkProduction } from './check-production.ts'
import { start } from './start.ts'

const root = dirname(dirname(import.meta.dirname))
const profile = process.argv[2] === 'production' ? 'production' : 'demo'

/**
 * `npm start` starts the demo theatre; with the argument `production`, as in `npm run serve`, a theatre that sells real tickets.
 */
await runProgram((signal) => {
  if (profile === 'production') checkProduction(process.env)
  return start({ root, env: process.env, profile, signal })
})
