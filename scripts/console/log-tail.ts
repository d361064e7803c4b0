import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

const maxBytes = 64 * 1024

/** The size of a log in bytes; 0 if there is none. */
export function logSize(logFile: string): number {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
}

/** The end of what was written to a log since it had the given size. */
export function logTail(logFile: string, sizeBefore: number): string {
  const file = openSync(logFile, 'r')
  try {
    const { size } = fstatSync(file)
    // After rotation the log starts from 0.
    const from = Math.max(size - maxBytes, size < sizeBefore ? 0 : sizeBefore)
    const bytes = Buffer.alloc(size - from)
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, from))
  } finally {
    closeSync(file)
  }
}
