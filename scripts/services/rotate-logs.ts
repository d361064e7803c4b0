import { copyFileSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { logSize } from '#console/log-tail.ts'

const mib = 1024 * 1024
const bounds = { everyMs: 60_000, maxBytes: 10 * mib, older: 4 }

/**
 * Rotates logs (`*.log`) in the given folders: one that has grown too large becomes `….log.1`, the one before it `….log.2`, and
 * the oldest is deleted. Services keep writing to the file that they have open, so it is copied and truncated.
 */
export function rotateLogs(folders: string[]): { stop: () => Promise<void> } {
  const timer = setInterval(() => folders.forEach((folder) => rotateIn(folder)), bounds.everyMs)
  timer.unref()
  return { stop: async () => clearInterval(timer) }
}

/**
 * Rotates the logs of a folder that are too large. With a full disk they stay as they are, since nothing can be added to them
 * either.
 */
export function rotateIn(
  folder: string,
  { maxBytes, older }: { maxBytes: number; older: number } = bounds,
): void {
  for (const log of logsIn(folder)) {
    if (logSize(log) < maxBytes) continue
    try {
      rmSync(`${log}.${older}`, { force: true })
      for (let age = older - 1; age > 0; age -= 1) {
        if (logSize(`${log}.${age}`) > 0) renameSync(`${log}.${age}`, `${log}.${age + 1}`)
      }
      copyFileSync(log, `${log}.1`)
      truncateSync(log)
    } catch (error) {
      rmSync(`${log}.1`, { force: true })
      console.error(`The log ${log} could not be rotated: ${String(error)}`)
    }
  }
}

function logsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}
