const letters = 'abcdefghijklmnopqrstuvwxyz'
const letter = /\p{L}/u

/** Pseudo-random numbers in [0, 1) by a seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const errors: ((word: string, at: number, next: () => number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at, next) =>
    word.slice(0, at) + letters[Math.floor(next() * letters.length)] + word.slice(at + 1),
]

/** A text with one typo: a letter omitted, two swapped, one doubled, or one replaced. */
export function misspell(text: string, next: () => number): string {
  const places = [...text.matchAll(/\p{L}(?=\p{L})/gu)].map(({ index }) => index)
  const error = errors[Math.floor(next() * errors.length)]!
  for (let tries = 0; tries < 20; tries += 1) {
    const at = places[Math.floor(next() * places.length)]
    if (at === undefined || !letter.test(text[at + 1] ?? '')) break
    const wrong = error(text, at, next)
    if (wrong.toLowerCase() !== text.toLowerCase()) return wrong
  }
  return `${text}${text.at(-1)}`
}

/** The neighbours of each letter on an Austrian keyboard. */
const beside: Record<string, string> = {
  q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'rzg', z: 'tuh', u: 'zij', i: 'uok', o: 'ipl', p: 'oü', ü: 'pö',
  a: 'qsy', s: 'awdx', d: 'sefc', f: 'drgv', g: 'fthb', h: 'gzjn', j: 'hukm', k: 'jil', l: 'koö', ö: 'lpä', ä: 'öü',
  y: 'asx', x: 'ysc', c: 'xdv', v: 'cfb', b: 'vgn', n: 'bhm', m: 'nj',
} // prettier-ignore

/** All spellings of a word with one slip of the finger: two letters swapped, one missing, one doubled, or a key beside. */
export function slipsOf(written: string): string[] {
  const word = written.toLowerCase()
  const slips = Array.from(word).flatMap((letter, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    ...Array.from(beside[letter] ?? '').map((key) => word.slice(0, at) + key + word.slice(at + 1)),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}
