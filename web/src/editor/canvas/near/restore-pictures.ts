import { onceIdle } from '#lib/browser/once-idle.ts'
import { afterKeys } from '#lib/browser/keys/after-keys.ts'
import { restoreSources } from './picture-sources.ts'

/** Around the viewport; what is there is about to be seen. */
const marginPx = 200

/** Also where something within the page scrolls. */
const options = { passive: true, capture: true }
/** Scrolling is painted first: to restore a picture takes a slow machine 10 ms. */
const afterScrolling = { atMostMs: 100, otherwiseMs: 50 }

const waiting = new Set<Element>()
let cancelRestoring: (() => void) | undefined

/**
 * Restores the sources of pictures that are near: those in view at once, also when they are scrolled into it, and the others when nobody
 * presses keys, since each one that arrives makes a key wait. Returns the function that cancels it.
 */
export function restorePictures(pictures: Iterable<Element>): () => void {
  const mine = [...pictures]
  if (waiting.size === 0) document.addEventListener('scroll', restoreSoon, options)
  for (const picture of mine) waiting.add(picture)
  restoreInView()
  const endWaiting = () => {
    for (const picture of mine) waiting.delete(picture)
    if (waiting.size > 0) return
    document.removeEventListener('scroll', restoreSoon, options)
    cancelRestoring?.()
    cancelRestoring = undefined
  }
  const cancelLater = afterKeys(() => {
    for (const picture of mine) if (waiting.has(picture)) restoreSources(picture)
    endWaiting()
  })
  return () => {
    cancelLater()
    endWaiting()
  }
}

function restoreSoon(): void {
  cancelRestoring ??= onceIdle(restoreInView, afterScrolling)
}

function restoreInView(): void {
  cancelRestoring?.()
  cancelRestoring = undefined
  for (const picture of waiting) {
    if (!isInView(picture)) continue
    waiting.delete(picture)
    restoreSources(picture)
  }
}

function isInView(picture: Element): boolean {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > -marginPx && top < innerHeight + marginPx
}
