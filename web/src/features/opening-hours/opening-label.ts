import type { OpeningSentences } from './opening-sentences.ts'

/** What is said at a time of the day, on the clock of the theatre as `09:30`. */
export function openingLabel(sentences: OpeningSentences, clock: string): string {
  if (clock >= sentences.closes) return sentences.afterwards
  return clock < sentences.opens ? sentences.before : sentences.meanwhile
}
