import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFileWrite } from '@foyer/backend/src/features/media/media-file-store.ts'
import { demoFiles } from './demo-files.ts'

/** Renders the demo's audio and video files into the folder `media`, named by their content. */
export async function makeDemoFiles({
  dataFolder,
}: {
  dataFolder: string
}): Promise<MediaFileWrite[]> {
  const folder = join(dataFolder, 'media')
  await mkdir(folder, { recursive: true })
  const files: MediaFileWrite[] = []
  for (const { key, name, mimeType, make } of demoFiles) {
    const bytes = await make()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const file = name.replace('.', `-${hash}.`)
    await writeFile(join(folder, file), bytes)
    files.push({ key: `demo:${key}`, url: `/media/${file}`, name, mimeType, bytes: bytes.length })
  }
  return files
}
