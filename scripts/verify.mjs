import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('verify/main.ts')
