const sourceNames = ['src', 'srcset'] as const
const postponed = 'data-postponed'

/** The pictures in a part of the page whose sources were removed. */
export const picturesWithoutSources = (part: Element) => part.querySelectorAll(`img[${postponed}]`)

/** Removes the sources of a picture, and keeps them in `data-` attributes. */
export function removeSources(picture: Element) {
  picture.setAttribute(postponed, '')
  for (const element of elementsOf(picture)) {
    for (const name of sourceNames) rename(element, { from: name, to: `data-${name}` })
  }
}

/** Restores the sources of a picture. */
export function restoreSources(picture: Element) {
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
