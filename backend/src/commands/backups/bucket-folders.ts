import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { type Bucket, listFolder } from '#files/bucket.ts'
import { folderOf } from '#files/file-store.ts'

/** The folders of a theatre that are in its bucket, if it has one. */
export const bucketFolders: readonly string[] = Object.values(folderOf)

/** All files of a bucket, under the names that they have in a data folder: a backup of one can be restored to the other. */
export async function* readBucket(
  bucket: Bucket,
): AsyncGenerator<{ name: string; bytes: number; content: Readable }> {
  for (const folder of bucketFolders) {
    for await (const { key, bytes } of listFolder(bucket, folder)) {
      yield { name: key, bytes, content: await bucket.disk.getStream(key) }
    }
  }
}

/** Puts the files of a folder into the bucket, beside those that are there. */
export async function fillBucket({ disk }: Bucket, source: string): Promise<void> {
  for (const folder of bucketFolders) {
    const options = { recursive: true, withFileTypes: true } as const
    const entries = await readdir(join(source, folder), options).catch(() => [])
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      const { size: contentLength } = await stat(path)
      await disk.putStream(relative(source, path), createReadStream(path), { contentLength })
    }
  }
}

/** Deletes what is in the bucket and not among these names. */
export async function removeOthers(bucket: Bucket, names: ReadonlySet<string>): Promise<void> {
  for (const folder of bucketFolders) {
    for await (const { key } of listFolder(bucket, folder)) {
      if (!names.has(key)) await bucket.disk.delete(key)
    }
  }
}
