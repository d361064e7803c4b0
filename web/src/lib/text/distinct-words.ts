/** What is said of one thing in a line, as `Oper · Premiere`; a word that says the same twice is left out. */
export function distinctWords(words: readonly (string | null | undefined)[]): string {
  const byFolded = new Map(words.map((word) => [word?.toLocaleLowerCase() ?? '', word ?? '']))
  return [...byFolded.values()].filter(Boolean).join(' · ')
}
