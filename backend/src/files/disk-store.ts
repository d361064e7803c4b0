import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/**
 * A folder on disk. Only its owner may enter one that is not served. Not by flydrive, which copies where a link does: films are large,
 * and a linked file is never there by half.
 */
export function diskStore(folder: string, { isServed = false } = {}): FileStore {
  const pathOf = (name: string) => join(folder, name)
  const makeFolder = () => mkdir(folder, { recursive: true, ...(!isServed && { mode: 0o700 }) })
  return {
    async put(path, name) {
      await makeFolder()
      // Not all file systems have links, and the folders may be on different ones.
      await link(path, pathOf(name)).catch(() => copyFile(path, pathOf(name)))
    },
    read: (name) => readFile(pathOf(name)),
    stream: async (name) => createReadStream(pathOf(name)),
    withLocal: (name, use) => use(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
