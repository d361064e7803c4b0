import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('new-module/main.ts')
