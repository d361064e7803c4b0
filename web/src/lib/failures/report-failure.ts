/* Next loads its pages as another copy of our modules than the server that hosts it: the reporter is stored in a place that both share. */
type Reporter = (error: unknown, message: string) => void
const key = Symbol.for('foyer.failures')
const globals = globalThis as { [key]?: Reporter }

/** Sets the reporter: once, by the server at start. */
export function setFailureReporter(reporter: Reporter): void {
  globals[key] = reporter
}

/** Reports a failure that a visitor can do nothing about: in the log and as an error report. */
export function reportFailure(error: unknown, message: string): void {
  const reporter = globals[key] ?? ((cause) => console.error(message, cause))
  reporter(error, message)
}
