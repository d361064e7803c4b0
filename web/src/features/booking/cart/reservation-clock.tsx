'use client'
import { useState } from 'react'
import { clockOf } from './clock-of.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** How long seats are still held, counted down. Without JavaScript: when the page was loaded. */
export function ReservationClock({ seconds }: { seconds: number }) {
  const [cart] = useState({ secondsLeft: seconds })
  const left = useSecondsLeft(cart, doNothing)
  return <strong role="timer">{clockOf(left)}</strong>
}

const doNothing = () => undefined
