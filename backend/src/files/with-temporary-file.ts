import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes the path of a file with this content to `use`; afterwards it is deleted. */
export async function withTemporaryFile<Result>(
  folder: string,
  content: Readable,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}
