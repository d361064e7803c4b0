import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import type { Files } from '#files/file-store.ts'
import { mediaUpload } from '#database/tables/media-library.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { examineFile } from '#features/media/examine-file.ts'
import { replaceUpload } from '#features/media/replace-upload.ts'
import { saveUpload } from '#features/media/save-upload.ts'
import { finishUpload, type UploadRow } from './upload-store.ts'

type ProcessDependencies = {
  database: Database
  files: Files
  uses: MediaUses
}

/** Makes an item of the library of an upload whose bytes have all arrived, or gives it the file of an existing one. */
export async function processUpload(
  { database, files, uses }: ProcessDependencies,
  { id }: { id: string },
): Promise<void> {
  const [upload] = await database.select().from(mediaUpload).where(eq(mediaUpload.id, id))
  if (upload?.state !== 'processing') return
  const saved = await files.parts.withLocal(id, (path) =>
    save(path, upload, { database, files, uses }),
  )
  await finishUpload(
    database,
    id,
    saved.ok
      ? { state: 'done', itemId: saved.itemId }
      : { state: 'failed', problem: saved.problem },
  )
  await files.parts.remove(id)
}

async function save(
  path: string,
  { name, bytes, texts, accountId, replacesItemId }: UploadRow,
  { database, files, uses }: ProcessDependencies,
) {
  const examined = await examineFile({ path, bytes, maxBytes: mediaLimits.resumableBytes })
  if (!examined.ok) return examined
  const received = { path, name, bytes, hash: await hashOf(path), format: examined.format }
  const operation = replacesItemId === null ? 'uploadMedia' : 'replaceMedia'
  const actor = { name: 'editor', operation, accountId } as const
  const saving = { database, actor, files }
  return replacesItemId === null
    ? saveUpload(received, { ...saving, texts })
    : replaceUpload(received, { ...saving, uses, itemId: replacesItemId })
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}
