import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeGraph } from './generate/graph.ts'
import { writeOpenApiDocuments } from './generate/openapi.ts'

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '')

writeOpenApiDocuments(root)
await writeGraph(root)
if (existsSync(`${root}/codegen.ts`)) {
  execFileSync(
    process.execPath,
    [`${root}/node_modules/@graphql-codegen/cli/cjs/bin.js`, '--config', 'codegen.ts'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
}
process.exit(0)
