'use client'
import { lazy, Suspense } from 'react'
import { useAudioOverlay } from './use-audio-overlay.ts'

const AudioPlayer = lazy(() => import('./audio-player.tsx'))

/** Labels of the player. Messages „audioPlayer“. */
export type AudioPlayerLabels = {
  name: string
  play: string
  pause: string
  seek: string
  position: string
  close: string
  failed: string
}

/** Where the player over all pages stands, once, in the root layout; it is fetched when something is played (M-08). */
export function AudioOverlayHost({ labels }: { labels: AudioPlayerLabels }) {
  const { show, work, state } = useAudioOverlay()
  if (!show || !work) return null
  return (
    <Suspense>
      <AudioPlayer work={work} state={state} labels={labels} />
    </Suspense>
  )
}
