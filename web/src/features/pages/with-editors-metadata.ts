import type { Metadata } from 'next'

/** What editors may write about a page for shared links. */
type SharedTexts = {
  ogTitle: string | null
  ogDescription: string | null
  ogType: string
  ogImage: string | null
}

/** Types of Open Graph that Next can write. */
const types = [
  'article',
  'book',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'music.song',
  'profile',
  'video.episode',
  'video.movie',
  'video.other',
  'video.tv_show',
  'website',
] as const

/** Metadata with what editors have written for shared links. */
export function withEditorsMetadata(metadata: Metadata, page: SharedTexts): Metadata {
  const type = types.find((known) => known === page.ogType) ?? 'website'
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type,
      ...(page.ogTitle && { title: page.ogTitle }),
      ...(page.ogDescription && { description: page.ogDescription }),
      ...(page.ogImage && { images: [page.ogImage] }),
    },
  }
}
