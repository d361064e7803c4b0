import { useTranslations } from 'next-intl'
import type { ImageList_moduleFragment } from '#graphql/generated/graphql.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './image-list.module.css'

export type ListedCrop = 'HORIZONTAL' | 'VERTICAL'

/** A picture of a list, with its caption. */
export function ListedImage(props: {
  item: ImageList_moduleFragment['items'][number]
  crop: ListedCrop
  sizes: string
  isUrgent: boolean
}) {
  const t = useTranslations('modules')
  const { image, headline, text, link } = props.item
  if (!image) return null
  const isLinked = link && !headline
  const picture = (
    <div className={styles.picture}>
      <Picture
        image={image}
        // A link needs a name.
        alt={props.item.isDecorative && !isLinked ? '' : image.alt}
        crop={props.crop}
        sizes={props.sizes}
        isUrgent={props.isUrgent}
      />
    </div>
  )
  return (
    <figure className={styles.figure}>
      {isLinked ? <AnyLink href={link.url}>{picture}</AnyLink> : picture}
      {(headline || text || image.credit) && (
        <figcaption className={styles.caption}>
          {headline && (
            <strong data-fit={titleFit(headline)}>
              {link ? <AnyLink href={link.url}>{headline}</AnyLink> : headline}
            </strong>
          )}
          {text && <p>{text}</p>}
          {image.credit && <p className={styles.credit}>{t('credit', { credit: image.credit })}</p>}
        </figcaption>
      )}
    </figure>
  )
}
