import { type CroppedPicture, readPicture } from './picture-source.ts'
import styles from './picture.module.css'
import { loadingOf } from './picture-loading.ts'
import { fallbackOf, srcSet } from './picture-versions.ts'

/**
 * A picture in ready-made versions of one crop. `sizes` is its displayed width, as in HTML. Without `alt` it is
 * decorative, beside a text with the same content.
 */
export function Picture(
  props: CroppedPicture & {
    sizes: string
    alt?: string
    isUrgent?: boolean
  },
) {
  const { color, versions } = readPicture(props)
  const fallback = fallbackOf(versions)
  if (!fallback) return null
  return (
    <picture className={styles.picture} data-color={color}>
      <source type="image/avif" srcSet={srcSet(versions, 'AVIF')} sizes={props.sizes} />
      <source type="image/webp" srcSet={srcSet(versions, 'WEBP')} sizes={props.sizes} />
      <img
        src={fallback.url}
        width={fallback.width}
        height={fallback.height}
        alt={props.alt ?? ''}
        {...loadingOf(props)}
      />
    </picture>
  )
}
