import { followDistance } from './follow-distance.ts'

/** Farther than browsers load pictures ahead of scrolling. */
const margin = '3000px 0px'
const sourceNames = ['src', 'srcset'] as const
const postponed = 'data-postponed'

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
  const endFollowing = followDistance(part, margin, (isNear) => {
    if (isNear) {
      stop()
      for (const picture of part.querySelectorAll(`img[${postponed}]`)) restoreSources(picture)
    } else {
      postpone()
      contents.observe(part, { childList: true, subtree: true })
    }
  })
  const stop = () => {
    contents.disconnect()
    endFollowing()
  }
  return stop
}

function removeSources(picture: Element) {
  picture.setAttribute(postponed, '')
  for (const element of elementsOf(picture)) {
    for (const name of sourceNames) rename(element, { from: name, to: `data-${name}` })
  }
}

function restoreSources(picture: Element) {
  picture.removeAttribute(postponed)
  for (const element of elementsOf(picture)) {
    for (const name of sourceNames) {
      // One that it has is newer: the module was changed meanwhile.
      if (!element.hasAttribute(name)) rename(element, { from: `data-${name}`, to: name })
      else element.removeAttribute(`data-${name}`)
    }
  }
}

/** All that name sources of a picture; the picture itself is the last one, since it starts loading. */
const elementsOf = (picture: Element) => [
  ...(picture.closest('picture')?.querySelectorAll('source') ?? []),
  picture,
]

function rename(element: Element, { from, to }: { from: string; to: string }) {
  const value = element.getAttribute(from)
  if (value === null) return
  element.removeAttribute(from)
  element.setAttribute(to, value)
}
