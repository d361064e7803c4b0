import { getTranslations } from 'next-intl/server'
import type { PictureSource } from '#components/picture/picture-source.ts'
import { Poster } from '#components/picture/poster.tsx'
import styles from './poster-figure.module.css'

/** The poster at the left of a page, with its credit. */
export async function PosterFigure(props: {
  title: string
  tone: string | null | undefined
  image: (PictureSource<'VERTICAL'> & { alt: string; credit: string | null }) | null | undefined
}) {
  const t = await getTranslations('detail')
  const { image } = props
  return (
    <figure className={styles.poster}>
      <Poster
        image={image}
        title={props.title}
        tone={props.tone}
        sizes="(min-width: 64em) 42vw, (min-width: 48em) 42vw, 100vw"
        alt={image?.alt ?? ''}
        isUrgent
      />
      {image?.credit && <figcaption>{t('credit', { credit: image.credit })}</figcaption>}
    </figure>
  )
}
