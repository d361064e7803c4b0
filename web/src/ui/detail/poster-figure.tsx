import { getTranslations } from 'next-intl/server'
import { Poster } from '#ui/picture/poster.tsx'
import styles from './poster-figure.module.css'

type Drawn = NonNullable<Parameters<typeof Poster>[0]['drawn']>

/** The poster at the left of a page, with its credit. */
export async function PosterFigure(props: {
  title: string
  genre: string | undefined
  image: (Drawn['image'] & { credit: string }) | null | undefined
  thumbnails: Drawn['thumbnails']
}) {
  const t = await getTranslations('detail')
  const { image, thumbnails } = props
  return (
    <figure className={styles.poster}>
      <Poster
        drawn={image ? { image, thumbnails } : undefined}
        title={props.title}
        genre={props.genre}
        crop="VERTICAL"
        sizes="(min-width: 64em) 28vw, (min-width: 48em) 42vw, 100vw"
        alt={image?.alt ?? ''}
        isUrgent
      />
      {image?.credit && <figcaption>{t('credit', { credit: image.credit })}</figcaption>}
    </figure>
  )
}
