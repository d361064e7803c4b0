import { followDistance } from './follow-distance.ts'
import { picturesWithoutSources, removeSources } from './picture-sources.ts'
import { restorePictures } from './restore-pictures.ts'

/** Farther than browsers load pictures ahead of scrolling. */
const margin = '3000px 0px'

/**
 * Takes the sources from the pictures of a part of the page that is far from the viewport, until it is near. Browsers ask each picture that
 * is loaded later, in every frame, whether it is in view by now: a thousand of them take longer than drawing the key that somebody has
 * pressed. To be used as `ref` of the part, whose contents may come later.
 */
export function postponePictures(part: HTMLElement | null) {
  if (!part) return undefined
  const postpone = () => {
    for (const picture of part.querySelectorAll('img[loading="lazy"][src]')) removeSources(picture)
  }
  const contents = new MutationObserver(postpone)
  let wasNear = false
  let cancel = () => {}
  const endFollowing = followDistance(part, margin, (isNear) => {
    cancel()
    if (isNear) {
      wasNear = true
      contents.disconnect()
      if (picturesWithoutSources(part).length === 0) endFollowing()
      else cancel = restorePictures(part)
    } else if (!wasNear) {
      postpone()
      contents.observe(part, { childList: true, subtree: true })
    }
  })
  return () => {
    cancel()
    contents.disconnect()
    endFollowing()
  }
}
