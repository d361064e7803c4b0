import { createHash } from 'node:crypto'
import { readArchive } from './archive.ts'
import {
  filePrefix,
  Manifest,
  manifestName,
  Summary,
  summaryName,
  tablePrefix,
} from './manifest.ts'

export type VerifiedBackup = { manifest: Manifest; summary: Summary }

/** Reads a whole backup and compares every part with its hash. Throws a sentence if anything is missing, changed or unknown. */
export async function verifyBackup(file: string, key: string): Promise<VerifiedBackup> {
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  const hashes: Record<string, string> = {}
  for await (const { name, content } of readArchive(file, key)) {
    if (name === manifestName) manifest = Manifest.parse(await readJson(content))
    else if (name === summaryName) summary = Summary.parse(await readJson(content))
    else hashes[name] = await hashOf(content)
  }
  if (!manifest || !summary) throw new Error('The backup is not complete: its end is missing.')
  for (const [name, hash] of Object.entries(summary.hashes)) {
    if (hashes[name] !== hash)
      throw new Error(`The backup is damaged: ${name} is not what was saved.`)
  }
  for (const name of Object.keys(hashes)) {
    if (!(name in summary.hashes))
      throw new Error(`The backup was changed: ${name} was added to it.`)
    if (!isSafe(name)) throw new Error(`The backup was changed: ${name} is no name of a part.`)
  }
  return { manifest, summary }
}

/** The table or the file that an entry belongs to. */
export function readName(
  name: string,
): { kind: 'table'; table: string } | { kind: 'file'; path: string } | undefined {
  if (name.startsWith(tablePrefix)) {
    return { kind: 'table', table: name.slice(tablePrefix.length, name.lastIndexOf('/')) }
  }
  if (name.startsWith(filePrefix)) return { kind: 'file', path: name.slice(filePrefix.length) }
  return undefined
}

/** Nothing is written outside of the folder of files. */
const isSafe = (name: string) =>
  readName(name) !== undefined &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

async function readJson(content: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
