import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type Picture_imageFragment, Picture_imageFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './picture.module.css'
import { sourcesOf, srcSet } from './picture-versions.ts'

type Variant = Picture_imageFragment['variants'][number]

/** `SOCIAL` is for other sites; pages never show it. */
export type PictureCrop = Exclude<Variant['crop'], 'SOCIAL'>

/** What a picture is made of, as it comes with what it belongs to. */
export type PictureSource = FragmentType<typeof Picture_imageFragmentDoc>

/**
 * A picture in ready-made versions of one crop. `sizes` is its displayed width, as in HTML. Without `alt` it is
 * decorative, beside a text with the same content.
 */
export function Picture(props: {
  image: PictureSource
  crop: PictureCrop
  sizes: string
  alt?: string
  isUrgent?: boolean
}) {
  const { color, variants } = readFragment(Picture_imageFragmentDoc, props.image)
  const versions = versionsOf(variants, props.crop)
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

/** Whether there is a picture that can be shown. */
export function hasVariants(image: PictureSource | null | undefined): image is PictureSource {
  return !!image && readFragment(Picture_imageFragmentDoc, image).variants.length > 0
}

/** Pictures drawn for each crop have no original: the widest crop replaces it. */
function versionsOf(variants: readonly Variant[], crop: PictureCrop): readonly Variant[] {
  const versions = variants.filter((variant) => variant.crop === crop)
  if (versions.length > 0 || crop !== 'ORIGINAL') return versions
  return versionsOf(variants, 'HORIZONTAL')
}
