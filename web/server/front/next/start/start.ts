/*
 * Starts the framework of a page once its words and urgent pictures have been painted, or somebody presses something. The page's
 * own process writes its scripts as `link[data-start]` and the router's data as `script[data-flight]` (`late-start.ts`).
 */
import { after, findUrgentPictures, isInView, isShown, painted } from './paint.ts'
import { replayPresses } from './replay-presses.ts'

/** How long the first paint may keep the scripts waiting, and after it urgent pictures. */
const limitMs = { paint: 1000, pictures: 600 }

type FlightChunk = [kind: number, value?: unknown]

declare global {
  interface Window {
    /** Where the framework's start looks for the router's data. */
    __next_f?: FlightChunk[]
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

const scriptLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-start]')]

/** Lets the scripts come while pictures still do, behind them: whoever presses something then waits for the processor alone. */
function fetchAhead(): void {
  for (const link of scriptLinks()) {
    link.fetchPriority = 'low'
    link.media = 'all'
  }
}

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
  for (const link of scriptLinks()) {
    const script = document.createElement('script')
    script.async = true
    if (link.id) script.id = link.id
    // An id stands once in a document.
    link.removeAttribute('id')
    // As the framework writes it: it looks for its scripts by this attribute.
    script.setAttribute('src', link.href.slice(location.origin.length))
    document.head.append(script)
  }
  replayPresses()
  void layOutTheRest()
}

async function pageIsShown(): Promise<void> {
  const urgent = findUrgentPictures()
  // A page in the background is not painted.
  if (document.hidden) return
  await Promise.race([painted(), after(limitMs.paint)])
  fetchAhead()
  await Promise.race([Promise.all(urgent.filter(isInView).map(isShown)), after(limitMs.pictures)])
}

void Promise.race([pageIsShown(), window.earlyPresses.first]).then(start)
