import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

/** Generated from the records of the routes, and committed. */
export const routeFiles = [
  'web/src/i18n/route-records.ts',
  'web/src/i18n/browser-routes.ts',
  'schema/paths/site-paths.ts',
]

/** Writes the files generated from the records of routes, by a script of the site. */
export async function writeRoutes(root: string): Promise<void> {
  execFileSync(process.execPath, ['web/build/write-routes.ts'], { cwd: root, stdio: 'inherit' })
  for (const file of routeFiles) {
    const filepath = `${root}/${file}`
    const style = await resolveConfig(filepath)
    writeFileSync(filepath, await format(readFileSync(filepath, 'utf8'), { ...style, filepath }))
  }
}
