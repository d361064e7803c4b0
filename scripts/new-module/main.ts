import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { writeModule } from './write-module.ts'

const root = dirname(dirname(import.meta.dirname))

/** `npm run new:module -- press-kit „Pressemappe“ “Press kit”`: begins a kind of module. */
await runProgram(async () => {
  const [kind = '', german = '', english = ''] = process.argv.slice(2)
  const problem = await writeModule(root, { kind, german, english })
  if (problem) {
    console.error(problem)
    return 1
  }
  console.log(
    `schema/modules/${kind}.ts says what the kind is, web/src/modules/${kind}/ how it looks. Next: npm run generate.`,
  )
  return 0
})
