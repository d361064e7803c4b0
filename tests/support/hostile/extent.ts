/** How much is attacked: a sample of each class (`npm test`), everything once, or everything over and over (`npm run hostile -- --hour`). */
export const extent = readExtent(process.env.FOYER_HOSTILE)

function readExtent(value = 'once'): 'short' | 'once' | 'long' {
  if (value === 'short' || value === 'once' || value === 'long') return value
  throw new Error(`FOYER_HOSTILE is “${value}”, which is none of short, once, long.`)
}

/** In the short form at most this many of the cases, evenly spread; otherwise all. */
export function sample<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (extent !== 'short' || cases.length <= most) return cases
  const distance = cases.length / most
  return Array.from({ length: most }, (_, index) => cases[Math.floor(index * distance)]!)
}
