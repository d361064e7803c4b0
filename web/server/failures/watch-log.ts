import type { LoggerOptions } from 'pino'

type Hook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const errorLevel = 50
type Watcher = (error: Error, message: string | undefined) => void
let watcher: Watcher | undefined

/** Reports every failure that is logged as an error from now on. */
export function watchLog(report: Watcher): void {
  watcher = report
}

export const onLogged: Hook = function onLogged(words, write, level) {
  if (level >= errorLevel && watcher) {
    const [about, message] = words as [unknown, string | undefined]
    const error = errorOf(about)
    if (error) watcher(error, message)
  }
  write.apply(this, words)
}

function errorOf(about: unknown): Error | undefined {
  if (about instanceof Error) return about
  const cause = (about as { err?: unknown } | null)?.err
  return cause instanceof Error ? cause : undefined
}
