/* Starts the framework of a page once its text and urgent pictures have been painted, or at the first press. The front server lists the scripts as `link[data-start]` and the RSC payload as `script[data-flight]` (`delayed-start.ts`). */
import { after, findUrgentPictures, isInView, isShown, painted } from './paint.ts'
import { replayPresses } from './replay-presses.ts'

/** How long the scripts wait for the first paint, and after it for urgent pictures. */
const limitMs = { paint: 1000, pictures: 600 }

type FlightChunk = [kind: number, value?: unknown]

declare global {
  interface Window {
    /** Where the framework looks for the RSC payload. */
    __next_f?: FlightChunk[]
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

const scriptLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-start]')]

/**
 * Fetches the scripts while pictures still load, at lower priority: a visitor's press then waits for the processor
 * alone.
 */
function prefetchScripts(): void {
  for (const link of scriptLinks()) {
    link.fetchPriority = 'low'
    link.media = 'all'
  }
}

/** Lays out deferred content, one element per frame: all at once would block a phone's input. */
async function layOutDeferredContent(): Promise<void> {
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
  for (const link of scriptLinks()) {
    const script = document.createElement('script')
    script.async = true
    if (link.id) script.id = link.id
    // An id must be unique in a document.
    link.removeAttribute('id')
    // As the framework writes it: it finds its scripts by this attribute.
    script.setAttribute('src', link.href.slice(location.origin.length))
    document.head.append(script)
  }
  replayPresses()
  void layOutDeferredContent()
}

async function pageIsShown(): Promise<void> {
  const urgent = findUrgentPictures()
  // A page in the background is not painted.
  if (document.hidden) return
  await Promise.race([painted(), after(limitMs.paint)])
  prefetchScripts()
  await Promise.race([Promise.all(urgent.filter(isInView).map(isShown)), after(limitMs.pictures)])
}

const isDelayed = scriptLinks().some(({ media }) => media === 'not all')

if (isDelayed) void Promise.race([pageIsShown(), window.earlyPresses.first]).then(start)
else start()
