import { join } from 'node:path'
import type { Bucket } from './bucket.ts'
import { diskParts } from './disk-parts.ts'
import { diskStore } from './disk-store.ts'
import type { FilesSetting } from './files-setting.ts'
import { type Files, folderOf, partsFolder, temporaryFolder } from './file-store.ts'

/** The theatre's files. Nothing is read or written yet. */
export async function openFiles(setting: FilesSetting): Promise<Files> {
  if (setting.S3_BUCKET === '') return filesOnDisk(setting.FOYER_DATA)
  // The client is large, and most theatres have a disk.
  const { filesInBucket } = await import('./bucket-files.ts')
  return filesInBucket(setting)
}

/** The bucket in which the files are, for commands; undefined if they are on disk. */
export async function findBucket(setting: FilesSetting): Promise<Bucket | undefined> {
  if (setting.S3_BUCKET === '') return undefined
  const { openBucket } = await import('./bucket.ts')
  return openBucket(setting)
}

/** The files in a data folder. */
export function filesOnDisk(dataFolder: string): Files {
  const folder = join(dataFolder, folderOf.media)
  return {
    media: diskStore(folder, { isServed: true }),
    originals: diskStore(join(dataFolder, folderOf.originals)),
    forms: diskStore(join(dataFolder, folderOf.forms)),
    parts: diskParts(join(dataFolder, partsFolder)),
    temporary: temporaryFolder(dataFolder),
    delivery: { folder },
  }
}
