'use client'
import { useSyncExternalStore } from 'react'
import {
  type AudioOverlay,
  readClosedOverlay,
  readOverlay,
  subscribeToOverlay,
} from './audio-overlay.ts'

/** The current state of the audio player. */
export function useAudioOverlay(): AudioOverlay {
  return useSyncExternalStore(subscribeToOverlay, readOverlay, readClosedOverlay)
}
