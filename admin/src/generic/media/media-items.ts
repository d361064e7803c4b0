import { adminMediaPath } from '@foyer/schema/paths/admin-paths.ts'
import { useEffect, useState } from 'react'
import { callOrigin } from '#provider/call-origin.ts'
import { currentLocale } from '#words/i18n-provider.ts'

export type MediaKind = 'image' | 'file'

export type MediaItem = {
  id: number
  name: string
  image_obj: { id: number; url: string; alt: string } | null
  image_thumbnails: { crop: string; format: string; url: string }[]
  file: { id: number } | null
}

/** The address of a small version of a picture; undefined for other files. */
export function thumbnailOf({ image_obj, image_thumbnails }: MediaItem): string | undefined {
  const small = image_thumbnails.find(({ crop, format }) => crop === 'square' && format === 'jpg')
  return small?.url ?? image_obj?.url
}

/** The number by which a field names an item. */
export const numberOf = (kind: MediaKind, item: MediaItem): number | undefined =>
  (kind === 'image' ? item.image_obj : item.file)?.id

/** The newest items that fit to a search. */
export async function findMediaItems(
  kind: MediaKind,
  { search, signal }: { search: string; signal: AbortSignal },
): Promise<MediaItem[]> {
  const query = new URLSearchParams(kind === 'image' ? { type: 'image' } : {})
  if (search.trim()) query.set('query', search.trim())
  const items = await load(query, signal)
  return items.filter((item) => numberOf(kind, item) !== undefined)
}

/** The item of a picture or file; undefined while it is loaded, or if there is none. */
export function useMediaItem(kind: MediaKind, number: number | null): MediaItem | undefined {
  const [found, setFound] = useState<{ number: number; item: MediaItem | undefined }>()
  useEffect(() => {
    if (number === null) return undefined
    const ending = new AbortController()
    // Without it its number is shown.
    load(new URLSearchParams({ [kind]: String(number) }), ending.signal).then(
      ([item]) => setFound({ number, item }),
      () => {},
    )
    return () => ending.abort()
  }, [kind, number])
  return found?.number === number ? found?.item : undefined
}

async function load(query: URLSearchParams, signal: AbortSignal): Promise<MediaItem[]> {
  const path = `${adminMediaPath(currentLocale())}?${query}`
  const { results } = (await callOrigin(path, { signal })) as { results: MediaItem[] }
  return results
}
