import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  HorizontalPicture_imageFragmentDoc,
  OriginalPicture_imageFragmentDoc,
  SquarePicture_imageFragmentDoc,
  VerticalPicture_imageFragmentDoc,
} from '#graphql/generated/graphql.ts'
import type { PictureVersion } from './picture-versions.ts'

/** What a picture in a crop is made of, as it comes with what it belongs to. */
type Sources = {
  HORIZONTAL: FragmentType<typeof HorizontalPicture_imageFragmentDoc>
  VERTICAL: FragmentType<typeof VerticalPicture_imageFragmentDoc>
  SQUARE: FragmentType<typeof SquarePicture_imageFragmentDoc>
  ORIGINAL: FragmentType<typeof OriginalPicture_imageFragmentDoc>
}

/** `SOCIAL` is for other sites; pages never show it. */
type PictureCrop = keyof Sources

export type PictureSource<Crop extends PictureCrop> = Sources[Crop]

/** A picture and the crop in which it is shown. */
export type CroppedPicture = {
  [Crop in PictureCrop]: { crop: Crop; image: PictureSource<Crop> }
}[PictureCrop]

/** The colour of a picture, and its versions in a crop; none if it has no such crop. */
export function readPicture(picture: CroppedPicture): {
  color: string
  versions: readonly PictureVersion[]
} {
  switch (picture.crop) {
    case 'HORIZONTAL': {
      const { color, horizontal } = readFragment(HorizontalPicture_imageFragmentDoc, picture.image)
      return { color, versions: horizontal }
    }
    case 'VERTICAL': {
      const { color, vertical } = readFragment(VerticalPicture_imageFragmentDoc, picture.image)
      return { color, versions: vertical }
    }
    case 'SQUARE': {
      const { color, square } = readFragment(SquarePicture_imageFragmentDoc, picture.image)
      return { color, versions: square }
    }
    case 'ORIGINAL': {
      const { color, original, horizontal } = readFragment(
        OriginalPicture_imageFragmentDoc,
        picture.image,
      )
      // Pictures drawn for each crop have no original: the widest crop replaces it.
      return { color, versions: original.length > 0 ? original : horizontal }
    }
  }
}
