import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { SelfHostedAudio_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { PlayButton } from '#ui/audio-overlay/play-button.tsx'
import styles from './self-hosted-audio.module.css'

/** A recording of the theatre, played in the overlay over all pages; a native player without JavaScript. */
export function SelfHostedAudio(props: {
  module: FragmentType<typeof SelfHostedAudio_moduleFragmentDoc>
}) {
  const t = useTranslations('modules.audio')
  const fields = readFragment(SelfHostedAudio_moduleFragmentDoc, props.module)
  const { file: recording, transcript } = fields
  if (!recording) return null
  const title = fields.title || t('untitled')
  return (
    <div className={styles.recording}>
      <PlayButton
        work={{ url: recording.url, title }}
        labels={{ play: t('play'), pause: t('pause') }}
      />
      <figure className={styles.plain}>
        <figcaption>{title}</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand below it, where the editors have written them */}
        <audio controls preload="none" aria-label={title}>
          <source src={recording.url} type={recording.mimeType} />
          <a href={recording.url}>{title}</a>
        </audio>
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary>{t('transcript')}</summary>
          <p>{transcript}</p>
        </details>
      )}
    </div>
  )
}
