import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type Picture_thumbnailFragment,
  Picture_thumbnailFragmentDoc,
} from '#graphql/generated/graphql.ts'
import styles from './picture.module.css'

type Thumbnail = Picture_thumbnailFragment

/** `SOCIAL` is for other sites; pages never show it. */
export type PictureCrop = Exclude<Thumbnail['crop'], 'SOCIAL'>

/** What a picture is made of, as it comes with what it belongs to. */
export type PictureSource = {
  image: { alt: string; color: string }
  thumbnails: readonly FragmentType<typeof Picture_thumbnailFragmentDoc>[]
}

/**
 * A picture in ready-made versions of one crop. `sizes` says how wide it will be shown, as in HTML. Without `alt` it is
 * decoration beside words that say the same.
 */
export function Picture(
  props: PictureSource & { crop: PictureCrop; sizes: string; alt?: string; isUrgent?: boolean },
) {
  const thumbnails = readFragment(Picture_thumbnailFragmentDoc, props.thumbnails)
  const versions = versionsOf(thumbnails, props.crop)
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
