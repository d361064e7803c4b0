import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type SelfHostedVideo_moduleFragment,
  SelfHostedVideo_moduleFragmentDoc,
} from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import styles from './self-hosted-video.module.css'

type Variants = NonNullable<SelfHostedVideo_moduleFragment['image']>['horizontal']

/** A film from the theatre's own server, loaded when it is played. */
export function SelfHostedVideo(props: {
  module: FragmentType<typeof SelfHostedVideo_moduleFragmentDoc>
  locale: ModuleSetting['locale']
}) {
  const t = useTranslations('modules')
  const fields = readFragment(SelfHostedVideo_moduleFragmentDoc, props.module)
  const { file: film, captions, image, title } = fields
  if (!film) return null
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where the editors have uploaded captions, they are there */}
      <video
        className={styles.film}
        controls
        playsInline
        preload="none"
        width={1240}
        height={700}
        poster={image ? stillOf(image.horizontal) : undefined}
        aria-label={title || t('film')}
      >
        <source src={film.url} type={film.mimeType} />
        {captions && (
          <track
            kind="captions"
            src={captions.url}
            srcLang={props.locale}
            label={t('captions')}
            default
          />
        )}
        <a href={film.url}>{title || t('film')}</a>
      </video>
      {(title || image?.credit) && (
        <figcaption className={styles.caption}>
          {title && <strong>{title}</strong>}
          {image?.credit && (
            <p className={styles.credit}>{t('credit', { credit: image.credit })}</p>
          )}
        </figcaption>
      )}
    </figure>
  )
}

/** `poster` takes one file: the smallest that every browser shows. */
function stillOf(variants: Variants): string | undefined {
  return variants
    .filter(({ format }) => format === 'JPG')
    .toSorted((one, other) => one.width - other.width)
    .find(({ width }) => width >= 1000)?.url
}
