import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { start } from './start.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram((signal) => start({ root, env: process.env, signal }))
