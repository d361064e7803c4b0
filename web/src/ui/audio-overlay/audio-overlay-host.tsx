'use client'
import { lazy, Suspense } from 'react'
import type { AudioPlayerLabels } from './audio-player-labels.ts'
import { useAudioOverlay } from './use-audio-overlay.ts'

const AudioPlayer = lazy(() => import('./audio-player.tsx'))

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
