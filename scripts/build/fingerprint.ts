import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

const passedOver =
  /^(node_modules|\.data|\.next.*|\.git|test|testing|test-results|playwright-report|coverage)$/
const noInput = /\.test\.tsx?$|\.made-from$|\.tsbuildinfo$|(^|\/)next-env\.d\.ts$/

/**
 * A hash of names and contents of files and folders, except tests; missing ones are allowed. A pattern for a folder limits it to
 * files with these endings. Modification times are ignored, so that a fresh clone or switching branches does not trigger a build.
 */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((pattern) => matching(root, pattern)).toSorted()) {
    const content = readFileSync(`${root}/${path}`)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function matching(root: string, pattern: string): string[] {
  const [start = '', ending = ''] = pattern.split('/**/*')
  return filesBelow(root, start).filter((path) => path.endsWith(ending))
}

function filesBelow(root: string, path: string): string[] {
  const full = `${root}/${path}`
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return noInput.test(path) ? [] : [path]
  return readdirSync(full)
    .filter((name) => !passedOver.test(name))
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
