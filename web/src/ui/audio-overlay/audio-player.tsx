'use client'
import { useEffect } from 'react'
import { closeOverlay, pauseWork, playWork, type AudioOverlay, type Work } from './audio-overlay.ts'
import type { AudioPlayerLabels } from './audio-player-labels.ts'
import styles from './audio-player.module.css'
import { announceToSystem } from './media-session.ts'
import { useSoundTime } from './use-sound-time.ts'

/** The part of a recording by which the arrow keys move. */
const stepShare = 0.01

/** The bar at the lower edge of the window. Only to be reached by import(). */
export default function AudioPlayer(props: {
  work: Work
  state: AudioOverlay['state']
  labels: AudioPlayerLabels
}) {
  const { work, state, labels } = props
  const { seconds, lengthSeconds, moveTo } = useSoundTime()
  const isPlaying = state === 'playing'

  useEffect(() => announceToSystem(work, { onClose: closeOverlay }), [work])

  const position = labels.position
    .replace('{current}', clock(seconds))
    .replace('{length}', clock(lengthSeconds))
  return (
    <section className={styles.player} aria-label={labels.name} data-print="no">
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={() => (isPlaying ? pauseWork() : playWork(work))}
      >
        <span className={styles.sign} data-sign={isPlaying ? 'pause' : 'play'} aria-hidden="true" />
      </button>
      <p className={styles.title}>{work.title}</p>
      {state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {labels.failed}
        </p>
      ) : (
        <div className={styles.time}>
          <input
            type="range"
            className={styles.seek}
            aria-label={labels.seek}
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
      <button
        type="button"
        className={styles.close}
        aria-label={labels.close}
        onClick={closeOverlay}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  )
}

/** Seconds as they stand on a player: `1:05`, `1:00:05`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
