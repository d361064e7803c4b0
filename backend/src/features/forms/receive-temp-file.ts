import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { isDiskFull } from '#plugins/disk-space.ts'
import { findFileFormat } from './file-format.ts'
import { fileNameOf } from './file-name.ts'

export type ReceivedFile = { id: string; name: string; bytes: number; mimeType: string }

export type Receipt =
  | { ok: true; file: ReceivedFile }
  | {
      ok: false
      problem: 'no-file' | 'damaged' | 'empty' | 'too-large' | 'unknown-format' | 'no-room'
    }

/**
 * Takes the file of an upload into a folder that nobody is served from, under a name of our own; where it is refused, nothing
 * of it stays.
 */
export async function receiveTempFile(
  parts: AsyncIterable<{ type: string } | MultipartFile>,
  folder: string,
): Promise<Receipt> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const incoming = join(folder, `${id}.incoming`)
  try {
    let received: { name: string; bytes: number; isTruncated: boolean } | undefined
    for await (const part of parts) {
      if (!isFile(part)) continue
      const target = createWriteStream(incoming, { flags: 'wx', mode: 0o600 })
      await pipeline(part.file, target)
      received = {
        name: part.filename,
        bytes: target.bytesWritten,
        isTruncated: part.file.truncated,
      }
    }
    if (!received) return { ok: false, problem: 'no-file' }
    if (received.isTruncated) return { ok: false, problem: 'too-large' }
    if (received.bytes === 0) return { ok: false, problem: 'empty' }
    const format = await findFileFormat(incoming)
    if (!format) return { ok: false, problem: 'unknown-format' }
    await rename(incoming, join(folder, id))
    const { bytes } = received
    const name = fileNameOf(received.name, format.extension)
    return { ok: true, file: { id, name, bytes, mimeType: format.mimeType } }
  } catch (cause) {
    if (isDiskFull(cause)) return { ok: false, problem: 'no-room' }
    if (isUnreadable(cause)) return { ok: false, problem: 'damaged' }
    throw cause
  } finally {
    await rm(incoming, { force: true })
  }
}

function isFile(part: { type: string } | MultipartFile): part is MultipartFile {
  return part.type === 'file'
}

/** The parser of bodies throws errors without a code where it cannot make sense of one; disks and limits have codes. */
function isUnreadable(cause: unknown): boolean {
  return cause instanceof Error && !('code' in cause)
}
