import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventPoster_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { Poster } from '#ui/poster.tsx'
import styles from './event-poster.module.css'

/** The evening's poster with its credit. */
export async function EventPoster(props: {
  event: FragmentType<typeof EventPoster_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const event = readFragment(EventPoster_eventFragmentDoc, props.event)
  const { imageObj: image, imageThumbnails: thumbnails } = event
  return (
    <figure className={styles.poster}>
      <Poster
        drawn={image ? { image, thumbnails } : undefined}
        title={event.title}
        genre={event.genre?.slug}
        crop="VERTICAL"
        sizes="(min-width: 64em) 33vw, (min-width: 48em) 42vw, 100vw"
        alt={image?.alt ?? ''}
        isUrgent
      />
      {image?.credit && <figcaption>{t('credit', { credit: image.credit })}</figcaption>}
    </figure>
  )
}
