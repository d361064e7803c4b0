import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ImageSlider_imageFragmentDoc } from '#graphql/generated/graphql.ts'
import { Picture } from '#components/picture/picture.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import heading from '#ui/detail/heading.module.css'
import styles from './image-slider.module.css'

/** Pictures of an event, one at a time. The poster is shown beside them already. */
export async function ImageSlider(props: {
  images: readonly FragmentType<typeof ImageSlider_imageFragmentDoc>[]
  /** Id of the picture that the page shows as its poster. */
  posterId: number | undefined
  locale: Locale
}) {
  const t = await getTranslations('detail')
  const images = props.images
    .map((image) => readFragment(ImageSlider_imageFragmentDoc, image))
    .filter(({ number }) => number !== props.posterId)
  if (images.length === 0) return null
  return (
    <section>
      <h2 className={heading.heading}>{t('images')}</h2>
      <Slider label={t('images')} of="pictures" locale={props.locale}>
        {images.map((image) => (
          <li key={image.number}>
            <figure className={styles.slide}>
              <Picture
                image={image}
                crop="HORIZONTAL"
                sizes="(min-width: 64em) 48vw, 100vw"
                alt={image.alt}
              />
              {image.credit && <figcaption>{t('credit', { credit: image.credit })}</figcaption>}
            </figure>
          </li>
        ))}
      </Slider>
    </section>
  )
}
