import styles from './picture.module.css'

export type PictureCrop = 'VERTICAL' | 'HORIZONTAL' | 'SQUARE' | 'ORIGINAL'

type Image = { alt: string; color: string }
type Thumbnail = {
  /** `SOCIAL` is for other sites; pages never show it. */
  crop: PictureCrop | 'SOCIAL'
  format: 'AVIF' | 'WEBP' | 'JPG'
  width: number
  height: number
  url: string
}

/**
 * A picture in ready-made versions of one crop. `sizes` says how wide it will be shown, as in HTML. Without `alt` it is
 * decoration beside words that say the same.
 */
export function Picture(props: {
  image: Image
  thumbnails: readonly Thumbnail[]
  crop: PictureCrop
  sizes: string
  alt?: string
  isUrgent?: boolean
}) {
  const versions = versionsOf(props.thumbnails, props.crop)
  const [smallest] = sourcesOf(versions, 'JPG')
  if (!smallest) return null
  return (
    <picture className={styles.picture} data-color={props.image.color}>
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
        // What is seen first is painted with the words around it, not after them.
        decoding={props.isUrgent ? 'sync' : 'async'}
      />
    </picture>
  )
}

/** Pictures that were drawn for each crop have no whole one: the widest stands in for it. */
function versionsOf(thumbnails: readonly Thumbnail[], crop: PictureCrop): readonly Thumbnail[] {
  const versions = thumbnails.filter((thumbnail) => thumbnail.crop === crop)
  if (versions.length > 0 || crop !== 'ORIGINAL') return versions
  return versionsOf(thumbnails, 'HORIZONTAL')
}

function srcSet(versions: readonly Thumbnail[], format: Thumbnail['format']) {
  return sourcesOf(versions, format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

function sourcesOf(versions: readonly Thumbnail[], format: Thumbnail['format']) {
  return versions
    .filter((version) => version.format === format)
    .toSorted((one, other) => one.width - other.width)
}
