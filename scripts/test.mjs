import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('test/main.ts')
