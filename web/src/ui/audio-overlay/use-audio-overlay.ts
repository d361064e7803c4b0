'use client'
import { useSyncExternalStore } from 'react'
import {
  type AudioOverlay,
  readClosedOverlay,
  readOverlay,
  subscribeToOverlay,
} from './audio-overlay.ts'

/** The player over all pages, as it is now. */
export function useAudioOverlay(): AudioOverlay {
  return useSyncExternalStore(subscribeToOverlay, readOverlay, readClosedOverlay)
}
