import { onceIdle } from '#lib/browser/once-idle.ts'
import { sincePressedMs } from './key-presses.ts'

type Work = () => void

const whenToWork = { atMostMs: 2000, otherwiseMs: 200 }
/** After a key. The next one would have to wait for the work. */
const pauseMs = 1000

const waiting = new Set<Work>()
let cancel: (() => void) | undefined

/**
 * Does work that nobody waits for when the browser has nothing else to do and nobody presses keys: piece by piece in the order in which it
 * came, so that a press waits for one piece at most. Returns the function that cancels it.
 */
export function afterKeys(work: Work): () => void {
  waiting.add(work)
  if (!cancel) workSoon()
  return () => {
    waiting.delete(work)
    if (waiting.size > 0) return
    cancel?.()
    cancel = undefined
  }
}

function workSoon(): void {
  const remainingMs = pauseMs - sincePressedMs()
  if (remainingMs <= 0) {
    cancel = onceIdle(workNext, whenToWork)
    return
  }
  const timer = setTimeout(workSoon, remainingMs)
  cancel = () => clearTimeout(timer)
}

function workNext(): void {
  cancel = undefined
  const [work] = sincePressedMs() < pauseMs ? [] : waiting
  try {
    if (work) waiting.delete(work)
    work?.()
  } finally {
    if (waiting.size > 0 && !cancel) workSoon()
  }
}
