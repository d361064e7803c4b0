/**
 * Normalizes a visitor's input for searching: removes control characters, which PostgreSQL rejects, and the beginning of a question, so
 * that "Wer spielt Hamlet?" finds Hamlet.
 */
export function searchTerm(written: string): string {
  const term = written
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return term.replace(question, '') || term
}

const question =
  /^(?:wer (?:spielt|singt|tanzt|dirigiert)|wann (?:ist|läuft|spielt)|who (?:plays|sings|dances|conducts|is playing)|when is) (?=\S)/i
