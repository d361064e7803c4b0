'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/audio-player.json'
import en from '#messages/en/audio-player.json'
import { closeOverlay, pauseWork, playWork, type AudioOverlay, type Work } from './audio-overlay.ts'
import styles from './audio-player.module.css'
import { announceToSystem } from './media-session.ts'
import { useSoundTime } from './use-sound-time.ts'

/** The step of the arrow keys, as a fraction of the recording. */
const stepShare = 0.01

const messages = { de: { audioPlayer: de }, en: { audioPlayer: en } }

/** The bar at the lower edge of the window. Load it only by import(). */
export default withMessages(AudioPlayer, messages)

function AudioPlayer({
  work,
  state,
}: {
  work: Work
  state: AudioOverlay['state']
  locale: Locale
}) {
  const t = useTranslations('audioPlayer')
  const { seconds, lengthSeconds, moveTo } = useSoundTime()
  const isPlaying = state === 'playing'

  useEffect(() => announceToSystem(work, { onClose: closeOverlay }), [work])

  const position = t('position', { current: clock(seconds), length: clock(lengthSeconds) })
  return (
    <section className={styles.player} aria-label={t('name')} data-print="no">
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? t('pause') : t('play')}
        onClick={() => (isPlaying ? pauseWork() : playWork(work))}
      >
        <span className={styles.sign} data-sign={isPlaying ? 'pause' : 'play'} aria-hidden="true" />
      </button>
      <p className={styles.title}>{work.title}</p>
      {state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {t('failed')}
        </p>
      ) : (
        <div className={styles.time}>
          <input
            type="range"
            className={styles.seek}
            aria-label={t('seek')}
            aria-valuetext={position}
            min={0}
            max={Math.ceil(lengthSeconds)}
            step={Math.max(1, Math.round(lengthSeconds * stepShare))}
            value={seconds}
            disabled={lengthSeconds === 0}
            onChange={({ target }) => moveTo(Number(target.value))}
          />
          <span aria-hidden="true">{`${clock(seconds)} / ${clock(lengthSeconds)}`}</span>
        </div>
      )}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={closeOverlay}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  )
}

/** Seconds in a player's format: `1:05`, `1:00:05`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
