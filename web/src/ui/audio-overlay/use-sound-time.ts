'use client'
import { useEffect, useState } from 'react'
import { findSound } from './audio-overlay.ts'

const occasions = ['timeupdate', 'durationchange', 'seeked', 'emptied'] as const

/** Where the sound is and how long it is, in seconds; 0 as long as that is not known. */
export function useSoundTime(): { seconds: number; lengthSeconds: number } {
  const [time, setTime] = useState(timeOfSound)
  useEffect(() => {
    const sound = findSound()
    const follow = () => setTime(timeOfSound())
    for (const occasion of occasions) sound?.addEventListener(occasion, follow)
    return () => {
      for (const occasion of occasions) sound?.removeEventListener(occasion, follow)
    }
  }, [])
  return time
}

function timeOfSound() {
  const { currentTime = 0, duration = 0 } = findSound() ?? {}
  return { seconds: currentTime, lengthSeconds: Number.isFinite(duration) ? duration : 0 }
}
