import { type CroppedPicture, readPicture } from './picture-source.ts'
import styles from './picture.module.css'
import { sourcesOf, srcSet } from './picture-versions.ts'

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
  const [smallest] = sourcesOf(versions, 'JPG')
  if (!smallest) return null
  return (
    <picture className={styles.picture} data-color={color}>
      <source type="image/avif" srcSet={srcSet(versions, 'AVIF')} sizes={props.sizes} />
      <source type="image/webp" srcSet={srcSet(versions, 'WEBP')} sizes={props.sizes} />
      <img
        src={smallest.url}
        srcSet={srcSet(versions, 'JPG')}
        sizes={props.sizes}
        width={smallest.width}
        height={smallest.height}
        alt={props.alt ?? ''}
        loading={props.isUrgent ? 'eager' : 'lazy'}
        fetchPriority={props.isUrgent ? 'high' : 'auto'}
        // A picture above the fold is decoded with the first paint, not after it.
        decoding={props.isUrgent ? 'sync' : 'async'}
      />
    </picture>
  )
}
