'use client'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ConsentCategory, grantConsent, withdrawConsent } from '#lib/consent/consent.ts'
import styles from './embed.module.css'
import { useConsent } from './use-consent.ts'

type Labels = Record<'load' | 'loadTitled' | 'notice' | 'loaded' | 'withdraw', string>

// What players need: their own scripts and storage, links that open windows, and full screen. Never access to the page
// itself.
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'
const allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media; clipboard-write'

/** The player of a provider after consent to its category, its placeholder before. */
export function EmbedFrame(props: {
  player: { address: string; startingAddress: string }
  consent: ConsentCategory
  shape: string
  /** Accessible name of the frame. */
  name: string
  labels: Labels
  poster: ReactNode
  caption: ReactNode
}) {
  const { player, consent, labels } = props
  const isGranted = useConsent(consent)
  const [isRequested, setRequested] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const load = useRef<HTMLButtonElement>(null)
  const noticeId = useId()
  if (isRequested && !isGranted) setRequested(false)

  // The pressed button is removed afterwards: the focus moves to the frame in its place.
  function loadPlayer() {
    flushSync(() => {
      grantConsent(consent)
      setRequested(true)
    })
    frame.current?.focus()
  }

  function unloadPlayer() {
    flushSync(() => withdrawConsent(consent))
    load.current?.focus()
  }

  return (
    <figure className={styles.embed} data-shape={props.shape}>
      <div className={styles.stage}>
        {isGranted ? (
          <iframe
            ref={frame}
            className={styles.player}
            src={isRequested ? player.startingAddress : player.address}
            title={props.name}
            sandbox={sandbox}
            allow={allow}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
            allowFullScreen
          />
        ) : (
          <>
            <div className={styles.poster}>{props.poster}</div>
            <button
              ref={load}
              type="button"
              className={styles.load}
              aria-label={labels.loadTitled}
              aria-describedby={noticeId}
              onClick={loadPlayer}
            >
              {labels.load}
            </button>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        {props.caption}
        <p className={styles.notice} id={noticeId}>
          {isGranted ? labels.loaded : labels.notice}{' '}
          {isGranted && (
            <button type="button" className={styles.withdraw} onClick={unloadPlayer}>
              {labels.withdraw}
            </button>
          )}
        </p>
      </figcaption>
    </figure>
  )
}
