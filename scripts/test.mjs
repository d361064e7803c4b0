import { bootstrap } from './bootstrap/bootstrap.mjs'

// Every combination in place of every pair, and whole projects in place of their parts.
if (process.argv.includes('--all')) process.env.FULL = '1'
await bootstrap('test/main.ts')
