const sourceNames = ['src', 'srcset'] as const
const postponed = 'data-postponed'

/**
 * Takes the sources from the pictures of a part of the page that is far from the viewport, until it is near. Browsers ask each picture that
 * is loaded later, in every frame, whether it is in view by now: a thousand of them take longer than drawing the key that somebody has
 * pressed. The contents of the part may come later. Has to be told how far away it is.
 */
export function postponePictures(part: HTMLElement) {
  let wasNear = false
  const postpone = () => {
    for (const picture of part.querySelectorAll('img[loading="lazy"][src]')) removeSources(picture)
  }
  const contents = new MutationObserver(postpone)
  return {
    see(isNear: boolean): void {
      if (wasNear) return
      wasNear = isNear
      if (isNear) {
        contents.disconnect()
        for (const picture of part.querySelectorAll(`img[${postponed}]`)) restoreSources(picture)
      } else {
        postpone()
        contents.observe(part, { childList: true, subtree: true })
      }
    },
    end: () => contents.disconnect(),
  }
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
