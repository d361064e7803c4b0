'use client'
import { pauseWork, playWork, type Work } from './audio-overlay.ts'
import styles from './play-button.module.css'
import { useAudioOverlay } from './use-audio-overlay.ts'

/** Plays a recording in the overlay, and pauses it; labelled with its title. Not rendered without JavaScript. */
export function PlayButton({
  work,
  labels,
}: {
  work: Work
  labels: { play: string; pause: string }
}) {
  const overlay = useAudioOverlay()
  const isPlaying = overlay.work?.url === work.url && overlay.state === 'playing'
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => (isPlaying ? pauseWork() : playWork(work))}
    >
      <span className={styles.ground}>
        <span className={styles.sign} data-sign={isPlaying ? 'pause' : 'play'} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.action}>{isPlaying ? labels.pause : labels.play}</span>{' '}
        <strong>{work.title}</strong>
      </span>
    </button>
  )
}
