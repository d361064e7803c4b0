import { bootstrap } from './bootstrap/bootstrap.mjs'

await bootstrap(process.argv[2] === '--route' ? 'new-module/route/main.ts' : 'new-module/main.ts')
