import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventText_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './event-text.module.css'

/** About the evening: text, pictures, and the way to its film. */
export async function EventText(props: { event: FragmentType<typeof EventText_eventFragmentDoc> }) {
  const t = await getTranslations('event')
  const event = readFragment(EventText_eventFragmentDoc, props.event)
  const { images, videoUrl } = event
  return (
    <>
      {(event.teaser || event.description) && (
        <section className={styles.text}>
          <h2 className="visually-hidden">{t('description')}</h2>
          {event.teaser && <p className={styles.teaser}>{event.teaser}</p>}
          <RichText html={event.description} />
        </section>
      )}
      {images.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('images')}</h2>
          <ul className={styles.images}>
            {images.map((image) => (
              <li key={image.id}>
                <figure>
                  <img
                    src={image.url}
                    alt={image.alt}
                    width={image.width}
                    height={image.height}
                    loading="lazy"
                    decoding="async"
                  />
                  {image.credit && <figcaption>{t('credit', { credit: image.credit })}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
        </section>
      )}
      {videoUrl && (
        <section data-print="no">
          <h2 className={styles.heading}>{t('video')}</h2>
          <p>
            <a href={videoUrl} rel="noopener">
              {t('watchVideo')}
            </a>
          </p>
        </section>
      )}
    </>
  )
}
