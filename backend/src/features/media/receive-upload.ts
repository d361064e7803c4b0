import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { hasDiskSpaceFor } from '#plugins/disk-space.ts'
import { examineFile, type ExaminedFile } from './examine-file.ts'
import type { MediaFormat } from './media-format.ts'

/** A received file, in a folder that is not served. */
export type ReceivedUpload = {
  path: string
  name: string
  bytes: number
  /** SHA-256 of its content in hexadecimal. */
  hash: string
  format: MediaFormat
}

export type Upload =
  | { ok: true; received: ReceivedUpload; texts: Record<string, string> }
  | { ok: false; problem: 'no-file' | 'text-too-long' | 'no-disk-space' }
  | Extract<ExaminedFile, { ok: false }>

/** Writes the file of a multipart upload to a folder and passes it to `use`; afterwards, or if anything fails, it is deleted. */
export async function receiveUpload<Result>(
  parts: AsyncIterable<Multipart>,
  {
    folder,
    reserveBytes,
    use,
  }: { folder: string; reserveBytes: number; use: (upload: Upload) => Promise<Result> },
): Promise<Result> {
  // Room for the largest file and its variants.
  const room = { bytes: 2 * mediaLimits.fileBytes, reserveBytes }
  if (!(await hasDiskSpaceFor(folder, room))) return use({ ok: false, problem: 'no-disk-space' })
  const path = join(folder, randomUUID())
  try {
    return await use(await receiveParts(parts, path))
  } finally {
    await rm(path, { force: true })
  }
}

async function receiveParts(parts: AsyncIterable<Multipart>, path: string): Promise<Upload> {
  const texts: Record<string, string> = {}
  let file: { name: string; bytes: number; hash: string; isTruncated: boolean } | undefined
  for await (const part of parts) {
    if (part.type === 'file') {
      const counter = countAndHash()
      await pipeline(part.file, counter.through, createWriteStream(path, { flags: 'wx' }))
      file = { name: part.filename, ...counter.result(), isTruncated: part.file.truncated }
    } else if (typeof part.value === 'string') {
      if (part.value.length > mediaLimits.text) return { ok: false, problem: 'text-too-long' }
      texts[part.fieldname] = part.value.trim()
    }
  }
  if (!file || file.bytes === 0) return { ok: false, problem: 'no-file' }
  const { name, hash, isTruncated } = file
  // What was cut off is larger than it seems.
  const bytes = isTruncated ? mediaLimits.fileBytes + 1 : file.bytes
  const examined = await examineFile({ path, bytes, maxBytes: mediaLimits.fileBytes })
  if (!examined.ok) return examined
  return { ok: true, received: { path, name, bytes, hash, format: examined.format }, texts }
}

function countAndHash() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, hash: hash.digest('hex') }) }
}
