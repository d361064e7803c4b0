/** A recording to be played. */
export type Work = { url: string; title: string }

/** State of the audio player: whether it is shown, what it plays, and its status. */
export type AudioOverlay = {
  show: boolean
  work: Work | undefined
  state: 'paused' | 'playing' | 'failed'
}

const closed: AudioOverlay = { show: false, work: undefined, state: 'paused' }

// Outside the pages, so that playback continues after a navigation.
let overlay = closed
let sound: HTMLAudioElement | undefined
let opener: Element | null = null
const listeners = new Set<() => void>()

export function readOverlay(): AudioOverlay {
  return overlay
}

/** The state on the server. */
export function readClosedOverlay(): AudioOverlay {
  return closed
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The audio element; none before something was played. */
export function findSound(): HTMLAudioElement | undefined {
  return sound
}

/** Opens the overlay and plays. Call it synchronously in the click handler: some browsers block playback otherwise. */
export function playWork(work: Work): void {
  sound ??= makeSound()
  if (overlay.work?.url !== work.url) {
    sound.src = work.url
    opener = document.activeElement
  }
  change({ show: true, work, state: 'playing' })
  // Failures are handled by the element's own events.
  sound.play().catch(() => change({ state: sound?.error ? 'failed' : 'paused' }))
}

export function pauseWork(): void {
  sound?.pause()
}

/** Stops, and returns the focus to where it was opened, or to the content. */
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
  // Only one source plays at a time: a film on the page takes precedence.
  const pauseForOther = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && !target.muted) made.pause()
  }
  document.addEventListener('play', pauseForOther, true)
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
