import { findSound, pauseWork, playWork, type Work } from './audio-overlay.ts'

/** Seconds by which media keys seek. */
const skipSeconds = 10

/**
 * Registers the recording with the system's media session, for media keys and the lock screen; returns the function
 * that unregisters it.
 */
export function announceToSystem(work: Work, { onClose }: { onClose: () => void }): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession
  if (!session) return () => {}
  session.metadata = new MediaMetadata({ title: work.title, album: document.title })
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => playWork(work),
    pause: pauseWork,
    stop: onClose,
    seekbackward: ({ seekOffset = skipSeconds }) => move((at) => at - seekOffset),
    seekforward: ({ seekOffset = skipSeconds }) => move((at) => at + seekOffset),
    seekto: ({ seekTime }) => move((at) => seekTime ?? at),
  }
  const actions = Object.keys(handlers) as MediaSessionAction[]
  for (const action of actions) session.setActionHandler(action, handlers[action] ?? null)
  return () => {
    session.metadata = null
    for (const action of actions) session.setActionHandler(action, null)
  }
}

function move(to: (seconds: number) => number): void {
  const sound = findSound()
  if (sound) sound.currentTime = Math.max(0, to(sound.currentTime))
}
