import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { Picture_thumbnailFragmentDoc } from '#graphql/generated/graphql.ts'
import type { PictureSource } from './picture.tsx'

type Pictured = {
  imageObj: { alt: string } | null
  imageThumbnails: PictureSource['thumbnails']
}

/** The picture that other sites show with a link to a page; undefined where there is none. */
export function socialPicture({ imageObj, imageThumbnails }: Pictured) {
  const thumbnails = readFragment(Picture_thumbnailFragmentDoc, imageThumbnails)
  const made = thumbnails.find(({ crop }) => crop === 'SOCIAL')
  if (!made) return undefined
  return { url: made.url, width: made.width, height: made.height, alt: imageObj?.alt ?? '' }
}
