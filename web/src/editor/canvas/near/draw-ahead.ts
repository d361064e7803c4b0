import { onceIdle } from '#lib/browser/once-idle.ts'
import { followDistance } from './follow-distance.ts'

/** Farther than browsers themselves lay out what they leave out far from the viewport, which is one and a half times its height. */
const margin = '300% 0px'
const whenToDraw = { atMostMs: 2000, otherwiseMs: 200 }
/** For the styles: the part is laid out wherever it is. */
const near = 'data-near'

/**
 * Has a part of the page laid out when it comes near the viewport and the browser has nothing else to do: otherwise it would be in the frame
 * in which somebody moves a module or scrolls, which takes a slow machine 80 ms. Parts that come near together are laid out in one frame: a
 * key right then waits once. Returns what ends it.
 */
export function drawAhead(part: HTMLElement): () => void {
  let cancel = () => {}
  const endFollowing = followDistance(part, margin, (isNear) => {
    cancel()
    if (isNear) cancel = onceIdle(() => part.setAttribute(near, ''), whenToDraw)
    else part.removeAttribute(near)
  })
  return () => {
    endFollowing()
    cancel()
  }
}
