import { dirname } from 'node:path'
import { runProgram } from '#services/run-program.ts'
import { writeRoute } from './write-route.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))

/** `npm run new:route -- press /presse /press`: creates a route of the site. */
await runProgram(async () => {
  const [name = '', german = '', english = ''] = process.argv.slice(2)
  const problem = await writeRoute(root, { name, german, english })
  if (problem) {
    console.error(problem)
    return 1
  }
  console.log(
    `Created web/src/i18n/routes/${name}.ts (record) and web/src/app/_pages/${name}.tsx (page). Next: npm run generate.`,
  )
  return 0
})
