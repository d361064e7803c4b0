/** How long painting a loaded picture takes, where the browser does not report it. */
const paintDelayMs = 150

/** https://w3c.github.io/element-timing/ */
type PerformanceElementTiming = PerformanceEntry & { element: Element | null }

/** Resolves when the first text or picture has been painted. */
export const painted = () => seen('paint', ({ name }) => name === 'first-contentful-paint')

/** The pictures that the page marks as urgent. Those in view are reported when painted. */
export function findUrgentPictures(): HTMLImageElement[] {
  const urgent = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  // Elements with this attribute are reported when painted; HTML validators do not know it.
  for (const picture of urgent) picture.setAttribute('elementtiming', '')
  return urgent
}

export function isInView(picture: HTMLImageElement): boolean {
  const { width, top, bottom } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

const supportsElementTiming = PerformanceObserver.supportedEntryTypes.includes('element')

export async function isShown(picture: HTMLImageElement): Promise<void> {
  if (supportsElementTiming) {
    return seen('element', (entry) => (entry as PerformanceElementTiming).element === picture)
  }
  await Promise.allSettled([picture.decode()])
  await after(paintDelayMs)
}

export const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves with the first requested entry. */
function seen(type: 'paint' | 'element', matches: (entry: PerformanceEntry) => boolean) {
  return new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(matches)) return
      observer.disconnect()
      resolve()
    }).observe({ type, buffered: true })
  })
}
