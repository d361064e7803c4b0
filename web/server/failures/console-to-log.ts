import { AsyncLocalStorage } from 'node:async_hooks'
import { formatWithOptions } from 'node:util'
import type { Logger } from 'pino'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
type Method = keyof typeof levels

/** What Next prints before its lines. */
const marks = /^\s*[⨯⚠✓▲○]/u

/**
 * Sends what Next and packages print to the console to the log, as one line of JSON each. Errors of pages are printed by Next and
 * reported by `onRequestError` as well: `isLogged` tells those that have a line already. Returns what restores the console.
 */
export function sendConsoleToLog(log: Logger, isLogged: (error: Error) => boolean): () => void {
  // A page that reads the clock while it is rendered ahead fails, and a line of the log has its time.
  const outsideRendering = AsyncLocalStorage.snapshot()
  const methods = Object.keys(levels) as Method[]
  const originals = methods.map((method) => [method, console[method]] as const)
  for (const method of methods) {
    console[method] = (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error)
      if (err && isLogged(err)) return
      const words = printed.filter((part) => part !== err)
      const message = formatWithOptions({ colors: false }, ...words)
        .replace(marks, '')
        .trim()
      outsideRendering(() => log[levels[method]](err ? { err } : {}, message || err?.message))
    }
  }
  return () => {
    for (const [method, original] of originals) console[method] = original
  }
}
