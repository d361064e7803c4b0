import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type ImageModuleCrop,
  Image_moduleFragmentDoc,
  type ImageModuleSize,
} from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './image.module.css'

/** Displayed width of each size, as in HTML's `sizes`; the style sheet has the same values. */
const widths: Record<ImageModuleCrop, Record<ImageModuleSize, string>> = {
  HORIZONTAL: {
    LARGE: '100vw',
    MEDIUM: '(min-width: 64em) 60rem, 100vw',
    SMALL: '(min-width: 34em) 30rem, 100vw',
  },
  VERTICAL: {
    LARGE: '(min-width: 54em) 48rem, 100vw',
    MEDIUM: '(min-width: 40em) 34rem, 100vw',
    SMALL: '(min-width: 26em) 22rem, 100vw',
  },
}

/** One picture with its caption. */
export function Image(props: {
  module: FragmentType<typeof Image_moduleFragmentDoc>
  isUrgent: boolean
}) {
  const t = useTranslations('modules')
  const fields = readFragment(Image_moduleFragmentDoc, props.module)
  const { image, imageSize: size, imageCrop: crop, description, text, link, captionLink } = fields
  if (!image) return null
  const picture = (
    <Picture
      image={image}
      // A link needs a name.
      alt={fields.isDecorative && !link ? '' : image.alt || description}
      crop={crop}
      sizes={widths[crop][size]}
      isUrgent={props.isUrgent}
    />
  )
  return (
    <figure className={styles.figure} data-format={size.toLowerCase()} data-crop={crop}>
      {link ? <AnyLink href={link.url}>{picture}</AnyLink> : picture}
      {(description || text || image.credit || captionLink) && (
        <figcaption className={styles.caption}>
          {description && <p className={styles.description}>{description}</p>}
          {text && <p className={styles.text}>{text}</p>}
          {captionLink && (
            <p className={styles.further}>
              <AnyLink href={captionLink.url}>
                {t('further', { place: placeOf(captionLink.url) })}
              </AnyLink>
            </p>
          )}
          {image.credit && <p className={styles.credit}>{t('credit', { credit: image.credit })}</p>}
        </figcaption>
      )}
    </figure>
  )
}

/** The name of another site, or the path on this one. */
function placeOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address
}
