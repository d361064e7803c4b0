import { disclosuresAround, findTarget } from './find-target.ts'
import { hashScrollRules } from './hash-scroll-rules.ts'

/** Events that show that the visitor scrolls elsewhere meanwhile. */
const interruptions = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Scrolls the element of `#…` to its position below the upper edge, as soon as it exists, and opens its disclosures.
 * Returns the function that cancels; the visitor's own scrolling cancels it, too.
 */
export function scrollToHash(hash: string): () => void {
  const id = decode(hash.slice(1))
  if (!id) return () => undefined
  const { delayMs, pollMs, pollTimes, offsetPx, disclosure } = hashScrollRules
  let timer: ReturnType<typeof setTimeout>
  const stop = () => {
    clearTimeout(timer)
    for (const name of interruptions) window.removeEventListener(name, stop)
  }
  const arrive = (element: HTMLElement, offset: number) => {
    stop()
    bringToPlace(element, offset)
  }
  const openAndArrive = (element: HTMLElement) => {
    for (const details of disclosuresAround(element)) details.open = true
    timer = setTimeout(() => arrive(element, disclosure.offsetPx), disclosure.delayMs)
  }
  const tryScroll = (timesLeft: number) => {
    const element = findTarget(id)
    if (element && isInDisclosure(element)) return openAndArrive(element)
    if (element) return arrive(element, offsetPx)
    if (timesLeft <= 1) return stop()
    timer = setTimeout(() => tryScroll(timesLeft - 1), pollMs)
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
  const position = findTarget(id)
  if (position && isInDisclosure(position)) openAndArrive(position)
  else timer = setTimeout(() => tryScroll(pollTimes), delayMs)
  return stop
}

function isInDisclosure(element: HTMLElement): boolean {
  return disclosuresAround(element).length > 0
}

function bringToPlace(element: HTMLElement, offsetPx: number): void {
  const distance = element.getBoundingClientRect().top - offsetPx
  // In most cases the browser has jumped there already.
  if (Math.abs(distance) < 2) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: Math.max(0, window.scrollY + distance),
    behavior: isStill ? 'instant' : 'smooth',
  })
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
