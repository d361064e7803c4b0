import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { PartStore } from './part-store.ts'

/** Uploads under way in a folder, one file each. */
export function diskParts(folder: string): PartStore {
  return {
    createDatastore: () => new FileStore({ directory: folder }),
    receivedBytes: async (id) => (await stat(join(folder, id)).catch(() => undefined))?.size ?? 0,
    withLocal: (id, use) => use(join(folder, id)),
    async remove(id) {
      await rm(join(folder, id), { force: true })
      await rm(join(folder, `${id}.json`), { force: true })
    },
  }
}
