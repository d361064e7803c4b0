'use client'
import { useEffect, useState } from 'react'
import { findSound } from './audio-overlay.ts'

const occasions = ['timeupdate', 'durationchange', 'seeked', 'emptied'] as const

/** Position and duration in seconds (0 as long as not known), and how to seek. */
export function useSoundTime() {
  const [time, setTime] = useState(timeOfSound)

  useEffect(() => {
    const sound = findSound()
    const follow = () => setTime(timeOfSound())
    for (const occasion of occasions) sound?.addEventListener(occasion, follow)
    return () => {
      for (const occasion of occasions) sound?.removeEventListener(occasion, follow)
    }
  }, [])

  function moveTo(seconds: number) {
    const sound = findSound()
    if (!sound) return
    sound.currentTime = seconds
    // Set at once, not only after seeking: otherwise the slider jumps back and takes the position with it.
    setTime({ ...time, seconds })
  }

  return { ...time, moveTo }
}

function timeOfSound() {
  const { currentTime = 0, duration = 0 } = findSound() ?? {}
  return { seconds: currentTime, lengthSeconds: Number.isFinite(duration) ? duration : 0 }
}
