import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap('import/main.ts')
