import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { EventPosters } from '#features/shop/box-office/posters/event-posters.ts'

/** The posters of events as JPEG, by event; those that cannot be read are missing. */
export async function readPosters(
  posters: EventPosters,
  mediaFolder: string,
): Promise<Map<number, Buffer>> {
  const read = [...posters].map(async ([event, { image }]) => {
    if (!image) return []
    const content = await readFile(join(mediaFolder, basename(image.url))).catch(() => null)
    return content ? [[event, content] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}
