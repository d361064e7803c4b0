import type { OpeningSentences } from './opening-sentences.ts'

/** The label at a time of day, on the theatre's clock, such as `09:30`. */
export function openingLabel(sentences: OpeningSentences, clock: string): string {
  if (clock >= sentences.closes) return sentences.afterwards
  return clock < sentences.opens ? sentences.before : sentences.meanwhile
}
