import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Video_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './video.module.css'

/** A film at YouTube or Vimeo. */
export function Video(props: {
  module: FragmentType<typeof Video_moduleFragmentDoc>
  isUrgent: boolean
}) {
  const fields = readFragment(Video_moduleFragmentDoc, props.module)
  const { videoUrl, image, title, length } = fields
  const t = useTranslations('modules')
  return (
    <div className={styles.video}>
      <Embed
        address={videoUrl}
        shape="film"
        title={title}
        length={length}
        picture={
          image && (
            <Picture
              image={image}
              alt={image.alt}
              crop="HORIZONTAL"
              sizes="(min-width: 80em) 76rem, 100vw"
              isUrgent={props.isUrgent}
            />
          )
        }
      />
      {image?.credit && <p className={styles.credit}>{t('credit', { credit: image.credit })}</p>}
    </div>
  )
}
