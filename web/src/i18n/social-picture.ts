type Pictured = {
  imageObj: { alt: string } | null
  imageThumbnails: readonly { crop: string; url: string; width: number; height: number }[]
}

/** The picture that other sites show with a link to a page; undefined where there is none. */
export function socialPicture({ imageObj, imageThumbnails }: Pictured) {
  const made = imageThumbnails.find(({ crop }) => crop === 'SOCIAL')
  if (!made) return undefined
  return { url: made.url, width: made.width, height: made.height, alt: imageObj?.alt ?? '' }
}
