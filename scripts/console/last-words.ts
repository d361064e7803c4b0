import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

const mostBytes = 64 * 1024

/** How much stands in a log; nothing where there is none. */
export function sizeOf(logFile: string): number {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
}

/** The end of what was written into a log since it had this size. */
export function lastWords(logFile: string, sizeBefore: number): string {
  const file = openSync(logFile, 'r')
  try {
    const { size } = fstatSync(file)
    // A rotated log begins anew.
    const from = Math.max(size - mostBytes, size < sizeBefore ? 0 : sizeBefore)
    const bytes = Buffer.alloc(size - from)
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, from))
  } finally {
    closeSync(file)
  }
}
