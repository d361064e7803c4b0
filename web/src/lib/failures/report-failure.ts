/*
 * Next loads its pages as another copy of our modules than the server that hosts it: where failures are told is left in a
 * place that both see.
 */
type Tell = (error: unknown, message: string) => void
const place = Symbol.for('foyer.failures')
const house = globalThis as { [place]?: Tell }

/** Says where failures are told: once, by the server at its start. */
export function tellFailuresTo(tell: Tell): void {
  house[place] = tell
}

/** Tells those who run the site of a failure that no visitor can do anything about: in the log and as an error report. */
export function reportFailure(error: unknown, message: string): void {
  const tell = house[place] ?? ((cause) => console.error(message, cause))
  tell(error, message)
}
