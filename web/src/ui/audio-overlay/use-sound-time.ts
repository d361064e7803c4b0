'use client'
import { useEffect, useState } from 'react'
import { findSound } from './audio-overlay.ts'

const occasions = ['timeupdate', 'durationchange', 'seeked', 'emptied'] as const

/** Where the sound is and how long it is, in seconds (0 as long as that is not known), and how to move it. */
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
    // At once, not only when the sound has got there: else the slider jumps back and takes the sound with it.
    setTime({ ...time, seconds })
  }

  return { ...time, moveTo }
}

function timeOfSound() {
  const { currentTime = 0, duration = 0 } = findSound() ?? {}
  return { seconds: currentTime, lengthSeconds: Number.isFinite(duration) ? duration : 0 }
}
