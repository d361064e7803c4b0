import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { writeModule } from './write-module.ts'

const root = dirname(dirname(import.meta.dirname))

/** `npm run new:module -- press-kit 'Pressemappe' 'Press kit'`: creates a kind of module. */
await runProgram(async () => {
  const [kind = '', german = '', english = ''] = process.argv.slice(2)
  const problem = await writeModule(root, { kind, german, english })
  if (problem) {
    console.error(problem)
    return 1
  }
  console.log(
    `Created schema/modules/${kind}.ts (definition) and web/src/modules/${kind}/ (view). Next: npm run generate.`,
  )
  return 0
})
