import { join } from 'node:path'
import { diskStore } from './disk-store.ts'
import type { Files } from './file-store.ts'

/** The folder of the files that are served. */
export const mediaFolder = (dataFolder: string) => join(dataFolder, 'media')

/** The files in a data folder. */
export function filesOnDisk(dataFolder: string): Files {
  return {
    media: diskStore(mediaFolder(dataFolder), { isServed: true }),
    originals: diskStore(join(dataFolder, 'originals')),
    forms: diskStore(join(dataFolder, 'form-files')),
    temporary: join(dataFolder, 'incoming'),
  }
}
