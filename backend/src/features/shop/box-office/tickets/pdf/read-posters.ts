import { basename } from 'node:path'
import type { FileStore } from '#files/file-store.ts'
import type { EventPosters } from '#features/shop/box-office/posters/event-posters.ts'

/** The posters of events as JPEG, by event; those that cannot be read are missing. */
export async function readPosters(
  posters: EventPosters,
  media: FileStore,
): Promise<Map<number, Buffer>> {
  const read = [...posters].map(async ([event, { image }]) => {
    if (!image) return []
    const content = await media.read(basename(image.url)).catch(() => null)
    return content ? [[event, content] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}
