import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('start/main.ts')
