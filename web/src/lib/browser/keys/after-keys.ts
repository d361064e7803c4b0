import { oncePaused } from './once-paused.ts'

type Work = () => void

/** After a key, the next one would have to wait for the work. */
const whenToWork = {
  pauseMs: 1000,
  atMostMs: Infinity,
  whenIdle: { atMostMs: 2000, otherwiseMs: 200 },
}

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
  cancel = oncePaused(workNext, whenToWork)
}

function workNext(): void {
  cancel = undefined
  const [work] = waiting
  try {
    if (work) waiting.delete(work)
    work?.()
  } finally {
    if (waiting.size > 0 && !cancel) workSoon()
  }
}
