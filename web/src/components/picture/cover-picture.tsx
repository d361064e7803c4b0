import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type CoverPicture_imageFragment,
  CoverPicture_imageFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { focusInCrop } from './focus-in-crop.ts'
import styles from './cover-picture.module.css'
import { readPicture } from './picture-source.ts'
import { loadingOf } from './picture-loading.ts'
import { fallbackOf, type PictureVersion, srcSet } from './picture-versions.ts'

const formats = ['AVIF', 'WEBP', 'JPG'] as const
const types = { AVIF: 'image/avif', WEBP: 'image/webp', JPG: 'image/jpeg' } as const

/** Crops are about as wide as 16:9, and as 4:5. A box that is narrower shows a part of a picture that is wider than the window. */
const sizes = {
  HORIZONTAL: 'max(100vw, 152svh)',
  VERTICAL: 'max(100vw, 69svh)',
} as const

/**
 * A picture that fills a box as wide as the window, whatever its proportions: in windows that are higher than wide it is the upright
 * crop. What the box cuts off is away from the focal point.
 */
export function CoverPicture(props: {
  image: FragmentType<typeof CoverPicture_imageFragmentDoc>
  alt: string
  isUrgent?: boolean
}) {
  const image = readFragment(CoverPicture_imageFragmentDoc, props.image)
  const { color, versions: wide } = readPicture({ image, crop: 'HORIZONTAL' })
  const { versions: upright } = readPicture({ image, crop: 'VERTICAL' })
  const fallback = fallbackOf(wide)
  if (!fallback) return null
  return (
    <picture className={styles.picture} data-color={color} {...focusOf(image, { wide, upright })}>
      {upright.length > 0 &&
        formats.map((format) => (
          <source
            key={format}
            media="(orientation: portrait)"
            type={types[format]}
            srcSet={srcSet(upright, format)}
            sizes={sizes.VERTICAL}
          />
        ))}
      <source type={types.AVIF} srcSet={srcSet(wide, 'AVIF')} sizes={sizes.HORIZONTAL} />
      <source type={types.WEBP} srcSet={srcSet(wide, 'WEBP')} sizes={sizes.HORIZONTAL} />
      <img
        src={fallback.url}
        width={fallback.width}
        height={fallback.height}
        alt={props.alt}
        {...loadingOf(props)}
      />
    </picture>
  )
}

/** The focal point in either crop, for the style sheet. */
function focusOf(
  image: CoverPicture_imageFragment,
  { wide, upright }: Record<'wide' | 'upright', readonly PictureVersion[]>,
) {
  const [x, y] = positionIn(wide, image)
  const [uprightX, uprightY] = positionIn(upright, image)
  return {
    'data-x': x,
    'data-y': y,
    'data-upright-x': uprightX,
    'data-upright-y': uprightY,
  }
}

function positionIn(
  [crop]: readonly PictureVersion[],
  { focalPoint, width, height }: CoverPicture_imageFragment,
) {
  if (!focalPoint || !crop) return []
  const { x, y } = focusInCrop(focalPoint, { whole: { width, height }, crop })
  return [x, y].map((fraction) => `${Math.round(fraction * 100)}%`)
}
