'use client'
import { useEffect, useRef, useState } from 'react'
import styles from './hero-media.module.css'

type Connection = { saveData?: boolean }

/**
 * A silent, looping film that can be paused. It starts when it is in view, unless the visitor prefers reduced motion or
 * reduced data: then only on demand.
 */
export function HeroFilm(props: {
  film: { url: string; mimeType: string }
  labels: { play: string; pause: string }
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || wantsStillness()) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      play(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <video
        ref={video}
        className={styles.film}
        src={props.film.url}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className={styles.pause}
        onClick={() => (isPlaying ? video.current?.pause() : play(video.current))}
      >
        {isPlaying ? props.labels.pause : props.labels.play}
      </button>
    </>
  )
}

function play(video: HTMLVideoElement | null): void {
  // If the browser refuses autoplay, the picture stays.
  video?.play().catch(() => undefined)
}

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
