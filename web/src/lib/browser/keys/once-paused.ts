import { onceIdle } from '#lib/browser/once-idle.ts'
import { sincePressedMs } from './key-presses.ts'

type Wait = {
  /** So long no key has to be pressed. */
  pauseMs: number
  /** For somebody who types without a pause; `Infinity`: for as long as they do. */
  atMostMs: number
  /** As in `onceIdle`, after the pause. */
  whenIdle: { atMostMs: number; otherwiseMs: number }
}

/** Calls back when nobody presses keys and the browser has nothing more urgent to do. Returns the function that cancels it. */
export function oncePaused(
  callback: () => void,
  { pauseMs, atMostMs, whenIdle }: Wait,
): () => void {
  const latest = performance.now() + atMostMs
  const remainingMs = () => Math.min(pauseMs - sincePressedMs(), latest - performance.now())
  let cancel: () => void
  const wait = () => {
    if (remainingMs() > 0) {
      const timer = setTimeout(wait, remainingMs())
      cancel = () => clearTimeout(timer)
    } else {
      cancel = onceIdle(() => (remainingMs() > 0 ? wait() : callback()), whenIdle)
    }
  }
  wait()
  return () => cancel()
}
