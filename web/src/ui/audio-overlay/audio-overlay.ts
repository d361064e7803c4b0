/** What is heard: a recording of the house. */
export type Work = { url: string; title: string }

/** The player over all pages: whether it is shown, what it plays, and how that goes. */
export type AudioOverlay = {
  show: boolean
  work: Work | undefined
  state: 'paused' | 'playing' | 'failed'
}

const closed: AudioOverlay = { show: false, work: undefined, state: 'paused' }

// Beside the pages, not in them: it has to go on when one page gives way to the next.
let overlay = closed
let sound: HTMLAudioElement | undefined
let opener: Element | null = null
const listeners = new Set<() => void>()

export function readOverlay(): AudioOverlay {
  return overlay
}

/** What the server knows of it: nothing. */
export function readClosedOverlay(): AudioOverlay {
  return closed
}

/** Tells of every change; the answer stops that. */
export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The element that sounds; none before something was played. */
export function findSound(): HTMLAudioElement | undefined {
  return sound
}

/** Opens the overlay and plays. Call it within the click itself: some browsers let nothing sound later. */
export function playWork(work: Work): void {
  sound ??= makeSound()
  if (overlay.work?.url !== work.url) {
    sound.src = work.url
    opener = document.activeElement
  }
  change({ show: true, work, state: 'playing' })
  // What goes wrong is told by the element's own events.
  sound.play().catch(() => change({ state: sound?.error ? 'failed' : 'paused' }))
}

export function pauseWork(): void {
  sound?.pause()
}

/** Stops, and leads the focus back to where it was opened, or to the content. */
export function closeOverlay(): void {
  sound?.pause()
  sound?.removeAttribute('src')
  overlay = closed
  tell()
  const target = opener?.isConnected ? opener : document.querySelector('#main-content')
  if (target instanceof HTMLElement) target.focus()
}

function makeSound(): HTMLAudioElement {
  const made = new Audio()
  made.preload = 'metadata'
  made.addEventListener('play', () => change({ state: 'playing' }))
  made.addEventListener('pause', () => change({ state: 'paused' }))
  made.addEventListener('ended', () => change({ state: 'paused' }))
  made.addEventListener('error', () => change({ state: 'failed' }))
  // Two things that sound at once cannot be understood: a film of the page has precedence.
  const giveWay = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && !target.muted) made.pause()
  }
  document.addEventListener('play', giveWay, true)
  return made
}

function change(to: Partial<AudioOverlay>): void {
  if (!overlay.show && !to.show) return
  overlay = { ...overlay, ...to }
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
