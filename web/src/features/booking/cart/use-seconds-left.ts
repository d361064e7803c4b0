'use client'
import { useEffect, useEffectEvent, useState } from 'react'

const tickMs = 1000

/**
 * A countdown from the server's seconds at the time `cart` was loaded; the visitor's clock only measures the time since
 * then. Calls back once at the end.
 */
export function useSecondsLeft(
  cart: { secondsLeft: number } | undefined,
  onOver: () => void,
): number {
  const [left, setLeft] = useState(cart?.secondsLeft ?? 0)
  const over = useEffectEvent(onOver)

  useEffect(() => {
    if (!cart || cart.secondsLeft <= 0) return
    const deadlineMs = Date.now() + cart.secondsLeft * 1000
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((deadlineMs - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      over()
    }
    const timer = setInterval(tick, tickMs)
    tick()
    return () => clearInterval(timer)
  }, [cart])

  return left
}
