import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { containsMarkup } from '#http/contains-markup.ts'
import { hasDiskSpaceFor } from '#plugins/disk-space.ts'
import { holdsRecording } from './holds-recording.ts'
import { findMediaFormat, headBytes, type MediaFormat } from './media-format.ts'

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
  | {
      ok: false
      problem:
        | 'no-file'
        | 'too-large'
        | 'unknown-format'
        | 'text-too-long'
        | 'no-disk-space'
        | 'incomplete'
    }

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
  const format = findMediaFormat(await readHead(path))
  if (!format) return { ok: false, problem: 'unknown-format' }
  const most = format.kind === 'picture' ? mediaLimits.pictureBytes : mediaLimits.fileBytes
  if (file.isTruncated || file.bytes > most) return { ok: false, problem: 'too-large' }
  // Images are re-encoded; video and audio files are served as they are.
  if (format.kind === 'file' && (await containsMarkup(path))) {
    return { ok: false, problem: 'unknown-format' }
  }
  if (format.kind === 'file' && !(await holdsRecording(path, format.mimeType))) {
    return { ok: false, problem: 'incomplete' }
  }
  const { name, bytes, hash } = file
  return { ok: true, received: { path, name, bytes, hash, format }, texts }
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

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
