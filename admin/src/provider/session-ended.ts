type Listener = () => void

const listeners = new Set<Listener>()

/** Tells who listens that the origin asks for a log-in. */
export function onSessionEnded(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener whenever the origin asks for a log-in; returns how to stop that. */
export function listenForEndOfSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
