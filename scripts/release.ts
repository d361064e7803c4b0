import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Of so many releases: pages of theirs are still open in browsers, and replicas of the last one run while the next is rolled out. */
const keptReleases = 3

type Operations = Record<string, string>

/**
 * Keeps the operations of the release that `package.json` names in `schema/released-operations.json`: the gateways of the next
 * releases go on accepting them.
 */
const root = dirname(import.meta.dirname)
const file = `${root}/schema/released-operations.json`
const { version } = read<{ version: string }>('package.json')
const released = read<Record<string, Operations>>('schema/released-operations.json')
delete released[version]
const kept = Object.entries(released).slice(1 - keptReleases)
const operations = read<Operations>('schema/operations.json')
writeFileSync(
  file,
  `${JSON.stringify(Object.fromEntries([...kept, [version, operations]]), null, 2)}\n`,
)
console.log(`Kept ${Object.keys(operations).length} operations of ${version}.`)

function read<Contents>(path: string): Contents {
  return JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Contents
}
