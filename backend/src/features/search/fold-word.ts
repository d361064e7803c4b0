const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/** Normalizes a word like the database's function `fold`, to highlight matches. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđł]/g, (letter) => letters[letter]!)
    .replaceAll(/[aou]e/g, (pair) => pair[0]!)
}
