import { bootstrap } from './bootstrap/bootstrap.mjs'

/** `node scripts/run.mjs start/main.ts …`: runs a program of ours in our own Node, with its packages installed. */
const [program = ''] = process.argv.splice(2, 1)
await bootstrap(program)
