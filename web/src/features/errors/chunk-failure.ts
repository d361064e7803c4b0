/** The page does not reload itself more often than this [9]. */
const reloadGuardMs = 60_000

const memory = 'reloaded-at'

/** Whether one of the site’s own scripts is missing: a deployment removes the old ones. */
export function isChunkFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return (
    failure.name === 'ChunkLoadError' ||
    /loading (?:css )?chunk|failed to load chunk|dynamically imported module/i.test(failure.message)
  )
}

/** Reloads the page, at most once in a minute. Returns whether it does. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(memory) ?? 0)
  if (Date.now() - last < reloadGuardMs) return false
  sessionStorage.setItem(memory, String(Date.now()))
  location.reload()
  return true
}
