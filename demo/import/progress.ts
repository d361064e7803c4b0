import type { WriteStream } from 'node:tty'

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean }

const width = 30

/** Shows progress: a bar on a terminal, else a line per new label. */
export function createProgress(output: Output) {
  let shown = ''
  return {
    show(share: number, label: string): void {
      const percent = `${Math.round(share * 100)} %`.padStart(5)
      if (!output.isTTY) {
        output.write(`${percent} ${label}\n`)
        return
      }
      const filled = Math.round(share * width)
      shown = `[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${percent} ${label}`
      output.write(`\r\x1b[2K${shown}`)
    },
    /** Writes a line above the bar. */
    say(line: string): void {
      output.write(output.isTTY ? `\r\x1b[2K${line}\n${shown}` : `${line}\n`)
    },
  }
}
