import { createHash, hash as hashOf } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

const passedOver =
  /^(node_modules|\.data|\.next.*|\.git|test|testing|test-results|playwright-report|coverage)$/
const noInput = /\.test\.tsx?$|\.made-from$|\.tsbuildinfo$|(^|\/)next-env\.d\.ts$/

/** The hashes of files that have been read, by path. */
export type Digests = Map<string, string>

/**
 * A hash of names and contents of files and folders, except tests; missing ones are allowed. A pattern for a folder limits it to
 * files with these endings. Modification times are ignored, so that a fresh clone or switching branches does not trigger a build.
 * Fingerprints of the same moment can share what they have read.
 */
export function fingerprint(root: string, paths: string[], digests: Digests = new Map()): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((pattern) => matching(root, pattern)).toSorted()) {
    const digest = digests.get(path) ?? digestOf(`${root}/${path}`)
    digests.set(path, digest)
    hash.update(`${path}\0${digest}\0`)
  }
  return hash.digest('hex')
}

const digestOf = (file: string) => hashOf('sha256', readFileSync(file), 'base64')

function matching(root: string, pattern: string): string[] {
  const [start = '', ending = ''] = pattern.split('/**/*')
  return filesBelow(root, start).filter((path) => path.endsWith(ending))
}

function filesBelow(root: string, path: string): string[] {
  const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats && !noInput.test(path) ? [path] : []
  return filesIn(root, path)
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter(({ name }) => !passedOver.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(root, path)
      return noInput.test(path) ? [] : [path]
    })
}
