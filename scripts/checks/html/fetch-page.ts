import { setTimeout as pause } from 'node:timers/promises'

const maxPauseMs = 10_000

/**
 * Fetches the text of a page. The site renders few pages at once and answers 503 to the rest, with the seconds after which to
 * come again: once that is no failure.
 */
export async function fetchPage(
  address: string | URL,
  { limitMs, redirect = 'follow' }: { limitMs: number; redirect?: 'follow' | 'error' },
): Promise<string> {
  const load = () => fetch(address, { signal: AbortSignal.timeout(limitMs), redirect })
  let response = await load()
  if (response.status === 503) {
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after') ?? 0)
    await pause(Math.min(seconds * 1000, maxPauseMs))
    response = await load()
  }
  if (!response.ok) throw new Error(`${String(address)} responds with ${response.status}.`)
  return response.text()
}
