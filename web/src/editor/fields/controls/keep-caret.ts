/** Where a caret belongs after a text was changed by somebody else: before the same letters as before. */
export function keepCaret(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  if (caret <= head) return caret
  if (caret >= before.length - tail) return after.length - (before.length - caret)
  return after.length - tail
}
