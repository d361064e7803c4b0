import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('bench/main.ts')
