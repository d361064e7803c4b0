import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Bucket, openBucket } from './bucket.ts'
import { bucketParts } from './bucket-parts.ts'
import { deliverFrom } from './deliver-object.ts'
import { type FileStore, type Files, folderOf, partsFolder, temporaryFolder } from './file-store.ts'
import type { FilesSetting } from './files-setting.ts'
import { withTemporaryFile } from './with-temporary-file.ts'

/** The theatre's files in a bucket. Folders on disk only hold what is under way. */
export function filesInBucket(setting: FilesSetting): Files {
  const bucket = openBucket(setting)
  const temporary = temporaryFolder(setting.FOYER_DATA)
  const storeOf = (folder: string) => bucketStore(bucket, { folder, temporary })
  return {
    media: storeOf(folderOf.media),
    originals: storeOf(folderOf.originals),
    forms: storeOf(folderOf.forms),
    parts: bucketParts(bucket, { folder: partsFolder, temporary }),
    temporary,
    delivery: {
      deliver: (name, condition) => deliverFrom(bucket, `${folderOf.media}/${name}`, condition),
    },
  }
}

function bucketStore(
  { disk }: Bucket,
  { folder, temporary }: { folder: string; temporary: string },
): FileStore {
  const keyOf = (name: string) => `${folder}/${name}`
  const stream = (name: string) => disk.getStream(keyOf(name))
  return {
    async put(path, name) {
      const { size: contentLength } = await stat(path)
      await disk.putStream(keyOf(name), createReadStream(path), { contentLength })
    },
    read: async (name) => Buffer.from(await disk.getBytes(keyOf(name))),
    stream,
    withLocal: async (name, use) => withTemporaryFile(temporary, await stream(name), use),
    remove: (name) => disk.delete(keyOf(name)),
  }
}
