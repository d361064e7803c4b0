import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

/** What the site makes of the records of its routes, written and committed. */
export const routeFiles = [
  'web/src/i18n/route-records.ts',
  'web/src/i18n/browser-routes.ts',
  'schema/site-paths.ts',
]

/** Writes what follows from the records of routes; only the site knows them. */
export async function writeRoutes(root: string): Promise<void> {
  execFileSync(process.execPath, ['web/build/write-routes.ts'], { cwd: root, stdio: 'inherit' })
  for (const file of routeFiles) {
    const filepath = `${root}/${file}`
    const style = await resolveConfig(filepath)
    writeFileSync(filepath, await format(readFileSync(filepath, 'utf8'), { ...style, filepath }))
  }
}
