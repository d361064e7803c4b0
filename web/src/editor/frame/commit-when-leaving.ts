/**
 * Commits what is unfinished before the page is left, put to sleep or closed, and before that asks whether all is saved. Returns how to
 * stop.
 */
export function commitWhenLeaving(commit: () => void): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  for (const event of ['beforeunload', 'pagehide'] as const)
    addEventListener(event, commit, options)
  for (const event of ['visibilitychange', 'freeze'] as const) {
    document.addEventListener(event, commit, options)
  }
  return () => ending.abort()
}
