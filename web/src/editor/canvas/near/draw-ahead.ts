import { onceIdle } from '#lib/browser/once-idle.ts'
import { followDistance } from './follow-distance.ts'

/** Farther than browsers themselves lay out what they leave out far from the viewport, which is one and a half times its height. */
const margin = '300% 0px'
const whenToDraw = { atMostMs: 2000, otherwiseMs: 200 }
/** After a key. Somebody who types scrolls no farther, and the next letter would have to wait for the part. */
const pauseMs = 1000
/** For the styles: the part is laid out wherever it is. */
const near = 'data-near'

const followed = new Set<HTMLElement>()
/** Those that are near, and not laid out yet. */
const waiting = new Set<HTMLElement>()
let typedAt = -Infinity
let cancel: (() => void) | undefined

/**
 * Has a part of the page laid out while it comes near the viewport, when the browser has nothing else to do and nobody types: otherwise it
 * would be in the frame in which somebody moves a module or scrolls, which takes a slow machine 80 ms. One part at a time, so that a press
 * waits for one at most. Returns what ends it.
 */
export function drawAhead(part: HTMLElement): () => void {
  if (followed.size === 0) document.addEventListener('beforeinput', noteTyping, true)
  followed.add(part)
  const endFollowing = followDistance(part, margin, (isNear) => {
    if (isNear) {
      waiting.add(part)
      if (!cancel) drawSoon()
    } else {
      part.removeAttribute(near)
      stopWaiting(part)
    }
  })
  return () => {
    endFollowing()
    stopWaiting(part)
    followed.delete(part)
    if (followed.size === 0) document.removeEventListener('beforeinput', noteTyping, true)
  }
}

function noteTyping(): void {
  typedAt = performance.now()
}

function stopWaiting(part: HTMLElement): void {
  waiting.delete(part)
  if (waiting.size > 0) return
  cancel?.()
  cancel = undefined
}

function drawSoon(): void {
  const pausedMs = typedAt + pauseMs - performance.now()
  if (pausedMs <= 0) {
    cancel = onceIdle(drawNext, whenToDraw)
    return
  }
  const timer = setTimeout(drawSoon, pausedMs)
  cancel = () => clearTimeout(timer)
}

function drawNext(): void {
  cancel = undefined
  const isTyping = typedAt + pauseMs > performance.now()
  const [part] = isTyping ? [] : waiting
  if (part) {
    waiting.delete(part)
    part.setAttribute(near, '')
  }
  if (waiting.size > 0) drawSoon()
}
