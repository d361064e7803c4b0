/*
 * Starts the framework of a page once its words and urgent pictures have been painted. The page's own process writes its
 * scripts as `link[data-start]` and the router's data as `script[data-flight]` (`late-start.ts`).
 */

/** How long the first paint may keep the scripts waiting, and after it urgent pictures. */
const patienceMs = { paint: 1000, pictures: 600 }

/** How long showing a picture takes that has come, where the browser does not say when it is shown. */
const showingMs = 150

type FlightChunk = [kind: number, value?: unknown]

/** https://w3c.github.io/element-timing/ */
type PerformanceElementTiming = PerformanceEntry & { element: Element | null }

declare global {
  interface Window {
    /** Where the framework's start looks for the router's data. */
    __next_f?: FlightChunk[]
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** Has what was put off laid out, a piece with every frame: all of it at once would keep a phone from answering its visitor. */
async function layOutTheRest(): Promise<void> {
  for (const piece of document.querySelectorAll('[data-later]')) {
    piece.removeAttribute('data-later')
    await nextFrame()
  }
  document.documentElement.dataset.laidOut = ''
}

function start(): void {
  document.documentElement.dataset.started = ''
  const chunks = (window.__next_f ??= [])
  for (const { textContent } of document.querySelectorAll('script[data-flight]')) {
    chunks.push(JSON.parse(textContent) as FlightChunk)
  }
  for (const { id, href } of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    const script = document.createElement('script')
    script.async = true
    if (id) script.id = id
    // As the framework writes it: it looks for its scripts by this attribute.
    script.setAttribute('src', href.slice(location.origin.length))
    document.head.append(script)
  }
  void layOutTheRest()
}

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

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const saysWhatIsShown = PerformanceObserver.supportedEntryTypes.includes('element')

async function isShown(picture: HTMLImageElement): Promise<void> {
  if (saysWhatIsShown) {
    return seen('element', (entry) => (entry as PerformanceElementTiming).element === picture)
  }
  await Promise.allSettled([picture.decode()])
  await after(showingMs)
}

async function startAfterPaint(): Promise<void> {
  const urgent = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  // What carries this attribute is told of when it is shown; no validator knows it.
  for (const picture of urgent) picture.setAttribute('elementtiming', '')
  // A page in the background is not painted.
  if (document.hidden) return start()
  const painted = seen('paint', ({ name }) => name === 'first-contentful-paint')
  await Promise.race([painted, after(patienceMs.paint)])
  const shown = Promise.all(urgent.filter(isInView).map(isShown))
  await Promise.race([shown, after(patienceMs.pictures)])
  start()
}

function isInView(picture: HTMLImageElement): boolean {
  const { width, top, bottom } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

void startAfterPaint()

export {}
