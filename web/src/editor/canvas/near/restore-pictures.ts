import { onceIdle } from '#lib/browser/once-idle.ts'
import { afterKeys } from '#lib/browser/keys/after-keys.ts'
import { picturesWithoutSources, restoreSources } from './picture-sources.ts'

/** Around the viewport; what is there is about to be seen. */
const marginPx = 200
/** Keys and scrolling may bring pictures into view; also where something within the page scrolls. */
const eventTypes = ['keydown', 'scroll']
const options = { passive: true, capture: true }
/** The event is painted first: to restore a picture takes a slow machine 10 ms. */
const afterEvent = { atMostMs: 100, otherwiseMs: 50 }

/** Parts of the page whose pictures are to be restored. */
const waiting = new Set<Element>()
let cancelRestoring: (() => void) | undefined

/**
 * Restores the sources of the pictures in a part of the page that is near: of those in view at once, of the others when nobody presses keys,
 * since each one that arrives makes a key wait. Returns the function that cancels it.
 */
export function restorePictures(part: Element): () => void {
  if (waiting.size === 0) {
    for (const type of eventTypes) document.addEventListener(type, restoreAfter, options)
  }
  waiting.add(part)
  restoreInView()
  const restoreNext = () => {
    const [picture] = picturesWithoutSources(part)
    if (!picture) return endWaiting(part)
    restoreSources(picture)
    cancelNext = afterKeys(restoreNext)
  }
  let cancelNext = afterKeys(restoreNext)
  return () => {
    cancelNext()
    endWaiting(part)
  }
}

function endWaiting(part: Element): void {
  waiting.delete(part)
  if (waiting.size > 0) return
  for (const type of eventTypes) document.removeEventListener(type, restoreAfter, options)
  cancelRestoring?.()
  cancelRestoring = undefined
}

function restoreAfter(event: Event): void {
  // Asked after each letter, where all these parts are took a slow machine 3 ms of what it has until the next one.
  if (event instanceof KeyboardEvent && isAddedLetter(event)) return
  cancelRestoring ??= onceIdle(restoreInView, afterEvent)
}

/** Whether a key only adds to a text, which moves what is below out of view. A space may press a button. */
const isAddedLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 &&
  key !== ' ' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  getSelection()?.type !== 'Range'

function restoreInView(): void {
  cancelRestoring?.()
  cancelRestoring = undefined
  // What is in a part far from view is not laid out: asking where it is would have it laid out.
  const parts = [...waiting].filter(isInView)
  const pictures = parts.flatMap((part) => [...picturesWithoutSources(part)])
  for (const picture of pictures.filter(isInView)) restoreSources(picture)
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -marginPx && top < innerHeight + marginPx
}
