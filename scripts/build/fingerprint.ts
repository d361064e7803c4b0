import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

const passedOver = /^(node_modules|\.data|\.next.*|\.git|test-results|playwright-report|coverage)$/
const noInput = /\.test\.tsx?$|\.made-from$|\.tsbuildinfo$|(^|\/)next-env\.d\.ts$/

/**
 * One hash over names and contents of the given files and folders, which may be missing. Dates do not count, so that a fresh clone
 * or another branch and back is no reason to build.
 */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesBelow(root, start)).toSorted()) {
    const content = readFileSync(`${root}/${path}`)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  const full = `${root}/${path}`
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return noInput.test(path) ? [] : [path]
  return readdirSync(full)
    .filter((name) => !passedOver.test(name))
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
