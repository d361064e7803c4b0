import { writeSync } from 'node:fs'

const standardOutput = 1

/**
 * Where the services write their logs. A line that cannot be written, because the disk is full or the reader is gone, is lost; that
 * ends nothing.
 */
export const logStream = {
  write(line: string): void {
    try {
      writeSync(standardOutput, line)
    } catch {
      // There is no place left to say it.
    }
  },
}

/** Lets a process go on whose standard output takes nothing any more, whoever writes there. */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
