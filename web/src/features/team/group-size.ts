export type GroupSize = 'few' | 'some' | 'many'

/** In wide windows few people have three columns, some four, and many six. */
export function groupSize(persons: number): GroupSize {
  if (persons <= 3 || persons === 5 || persons === 6) return 'few'
  return persons <= 12 ? 'some' : 'many'
}
