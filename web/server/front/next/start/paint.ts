/** How long showing a picture takes that has come, where the browser does not say when it is shown. */
const showingMs = 150

/** https://w3c.github.io/element-timing/ */
type PerformanceElementTiming = PerformanceEntry & { element: Element | null }

/** Fulfilled when the first words or pictures have been painted. */
export const painted = () => seen('paint', ({ name }) => name === 'first-contentful-paint')

/** The pictures that the page has marked as urgent. Those in view are told of when they are shown. */
export function findUrgentPictures(): HTMLImageElement[] {
  const urgent = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  // What carries this attribute is told of when it is shown; no validator knows it.
  for (const picture of urgent) picture.setAttribute('elementtiming', '')
  return urgent
}

export function isInView(picture: HTMLImageElement): boolean {
  const { width, top, bottom } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

const saysWhatIsShown = PerformanceObserver.supportedEntryTypes.includes('element')

export async function isShown(picture: HTMLImageElement): Promise<void> {
  if (saysWhatIsShown) {
    return seen('element', (entry) => (entry as PerformanceElementTiming).element === picture)
  }
  await Promise.allSettled([picture.decode()])
  await after(showingMs)
}

export const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Fulfilled with the first entry that is asked for. */
function seen(type: 'paint' | 'element', isAskedFor: (entry: PerformanceEntry) => boolean) {
  return new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(isAskedFor)) return
      observer.disconnect()
      resolve()
    }).observe({ type, buffered: true })
  })
}
