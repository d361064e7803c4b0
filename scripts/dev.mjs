import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('dev/main.ts')
