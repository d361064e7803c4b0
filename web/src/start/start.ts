/*
 * Starts the framework of a page once its words and urgent pictures have been painted. The page's own process writes its
 * scripts as `link[data-start]` and the router's data as `script[data-flight]` (`web/server/front/start`).
 */

/** How long urgent pictures may keep the scripts waiting. Where they take longer the scripts are still on their way, too. */
const patienceMs = 500

type FlightChunk = [kind: number, value?: unknown]

declare global {
  interface Window {
    /** Where the framework's start looks for the router's data. */
    __next_f?: FlightChunk[]
  }
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
}

async function startAfterPaint(): Promise<void> {
  const urgent = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled(Array.from(urgent, (one) => one.decode())), patience])
  // A page in the background is not painted.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}

void startAfterPaint()

export {}
