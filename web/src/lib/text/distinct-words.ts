/** The words about one object in a line, such as `Oper · Premiere`; a repeated word is left out. */
export function distinctWords(words: readonly (string | null | undefined)[]): string {
  const byFolded = new Map(words.map((word) => [word?.toLocaleLowerCase() ?? '', word ?? '']))
  return [...byFolded.values()].filter(Boolean).join(' · ')
}
