/** Failures in a row without any progress after which an upload is given up. */
const maxFailures = 8
const firstPauseMs = 500
const longestPauseMs = 15_000

/**
 * Sends something again while the connection breaks or the server fails, with growing pauses. `hasProgress` says whether more has
 * arrived since the last failure, which starts the count anew.
 */
export async function untilSent(
  signal: AbortSignal,
  send: () => Promise<XMLHttpRequest>,
  hasProgress: () => boolean = () => false,
): Promise<XMLHttpRequest> {
  for (let failures = 0; ; failures++) {
    const response = await send().catch((error: unknown) => {
      if (signal.aborted || failures >= maxFailures) throw error
    })
    if (response && (response.status < 500 || failures >= maxFailures)) return response
    if (hasProgress()) failures = 0
    await pause(Math.min(firstPauseMs * 2 ** failures, longestPauseMs), signal)
  }
}

/** Ends early when the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const finish = () => {
      ended.abort()
      clearTimeout(timer)
      if (signal.aborted) reject(new Error('The upload was canceled.'))
      else resolve()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish, { signal: ended.signal })
    signal.addEventListener('abort', finish, { signal: ended.signal })
  })
}
