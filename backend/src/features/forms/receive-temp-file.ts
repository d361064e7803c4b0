import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FileStore } from '#files/file-store.ts'
import { isDiskFull } from '#plugins/disk-space.ts'
import { findFileFormat } from './file-format.ts'
import { fileNameOf } from './file-name.ts'

export type ReceivedFile = { id: string; name: string; bytes: number; mimeType: string }

export type UploadResult =
  | { ok: true; file: ReceivedFile }
  | {
      ok: false
      problem: 'no-file' | 'damaged' | 'empty' | 'too-large' | 'unknown-format' | 'no-disk-space'
    }

/** Receives the uploaded file in a folder, and keeps it under a generated name. If it is rejected, it is deleted. */
export async function receiveTempFile(
  parts: AsyncIterable<{ type: string } | MultipartFile>,
  { folder, files }: { folder: string; files: FileStore },
): Promise<UploadResult> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const incoming = join(folder, id)
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
    await files.put(incoming, id)
    const { bytes } = received
    const name = fileNameOf(received.name, format.extension)
    return { ok: true, file: { id, name, bytes, mimeType: format.mimeType } }
  } catch (cause) {
    if (isDiskFull(cause)) return { ok: false, problem: 'no-disk-space' }
    if (isUnreadable(cause)) return { ok: false, problem: 'damaged' }
    throw cause
  } finally {
    await rm(incoming, { force: true })
  }
}

function isFile(part: { type: string } | MultipartFile): part is MultipartFile {
  return part.type === 'file'
}

/** The multipart parser throws errors without a code for malformed bodies; file-system and size errors have codes. */
function isUnreadable(cause: unknown): boolean {
  return cause instanceof Error && !('code' in cause)
}
