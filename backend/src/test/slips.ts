/** The neighbours of each letter on an Austrian keyboard. */
const beside: Record<string, string> = {
  q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'rzg', z: 'tuh', u: 'zij', i: 'uok', o: 'ipl', p: 'oü', ü: 'pö',
  a: 'qsy', s: 'awdx', d: 'sefc', f: 'drgv', g: 'fthb', h: 'gzjn', j: 'hukm', k: 'jil', l: 'koö', ö: 'lpä', ä: 'öü',
  y: 'asx', x: 'ysc', c: 'xdv', v: 'cfb', b: 'vgn', n: 'bhm', m: 'nj',
} // prettier-ignore

/** All spellings of a word with one slip of the finger: two letters swapped, one missing, one doubled, or a key beside. */
export function slipsOf(written: string): string[] {
  const word = written.toLowerCase()
  const slips = [...word].flatMap((letter, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    ...[...(beside[letter] ?? '')].map((key) => word.slice(0, at) + key + word.slice(at + 1)),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}
