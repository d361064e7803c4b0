'use client'
import { lazy, Suspense } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { useAudioOverlay } from './use-audio-overlay.ts'

const AudioPlayer = lazy(() => import('./audio-player.tsx'))

/** Contains the audio player, once, in the root layout; the player is lazy-loaded when something is played (M-08). */
export function AudioOverlayHost({ locale }: { locale: Locale }) {
  const { show, work, state } = useAudioOverlay()
  if (!show || !work) return null
  return (
    <Suspense>
      <AudioPlayer work={work} state={state} locale={locale} />
    </Suspense>
  )
}
