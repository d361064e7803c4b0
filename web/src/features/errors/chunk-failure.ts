/** The page is not loaded again by itself more often than this [9]. */
const reloadGuardMs = 60_000

const memory = 'reloaded-at'

/** Whether a part of the site’s own scripts could not be had: after an update the old ones are gone. */
export function isChunkFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return (
    failure.name === 'ChunkLoadError' ||
    /loading (?:css )?chunk|failed to load chunk|dynamically imported module/i.test(failure.message)
  )
}

/** Loads the page again, at most once in a minute. Answers whether it does. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(memory) ?? 0)
  if (Date.now() - last < reloadGuardMs) return false
  sessionStorage.setItem(memory, String(Date.now()))
  location.reload()
  return true
}
