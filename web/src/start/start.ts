/*
 * Starts the framework of a page once its words and urgent pictures have been painted. The page's own process writes its
 * scripts as `link[data-start]` and the router's data as `script[data-flight]` (`web/server/front/start`).
 */

/** How long urgent pictures may keep the scripts waiting. Where they take longer the scripts are still on their way, too. */
const patienceMs = 500

/** How long a browser may take to say that it has shown a picture which has come; many never say it. */
const showingMs = 150

type FlightChunk = [kind: number, value?: unknown]

declare global {
  interface Window {
    /** Where the framework's start looks for the router's data. */
    __next_f?: FlightChunk[]
  }
}

const painted = () => new Promise(requestAnimationFrame)

/** Has what was put off laid out, a piece with every frame: all of it at once would keep a phone from answering its visitor. */
async function layOutTheRest(): Promise<void> {
  for (const piece of document.querySelectorAll('[data-later]')) {
    piece.removeAttribute('data-later')
    await painted()
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

/** Fulfilled when the browser has shown one of the pictures; where there are none, something of the page; or shortly. */
function isShown(pictures: readonly Element[]): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, showingMs)
    new PerformanceObserver((list, observer) => {
      const shown = list.getEntries().map((entry) => (entry as LargestContentfulPaint).element)
      if (pictures.length > 0 && !pictures.some((one) => shown.includes(one))) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

async function startAfterPaint(): Promise<void> {
  const urgent = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled(urgent.map((one) => one.decode())), patience])
  // A page in the background is not painted.
  if (document.hidden) return start()
  await isShown(urgent)
  start()
}

void startAfterPaint()

export {}
