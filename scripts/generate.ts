import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeAnyModule } from './generate/any-module.ts'
import { writeFonts } from './generate/fonts.ts'
import { writeGraph } from './generate/graph.ts'
import { writeGraphContract } from './generate/graph-contract.ts'
import { writeMessageTypes } from './generate/message-types.ts'
import { writeOpenApiDocuments } from './generate/openapi.ts'
import { writeRoutes } from './generate/routes.ts'
import { writeSettingsTable } from './generate/settings-table.ts'

const root = dirname(import.meta.dirname)

writeOpenApiDocuments(root)
writeGraphContract(root)
await writeGraph(root)
writeAnyModule(root)
writeMessageTypes(root)
await writeRoutes(root)
await writeFonts(root)
writeSettingsTable(root)
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
