import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { temporaryFolder } from './temporary-folder.ts'

const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/**
 * A temporary folder in memory, or on the disk where there is not enough of it: for databases of tests. Each test file creates a database
 * of hundreds of files and drops it, which is several times as fast in memory.
 */
export function memoryFolder(purpose: string): string {
  if (!hasRoom()) return temporaryFolder(purpose)
  removeAbandoned()
  const folder = mkdtempSync(`${memory}/foyer-${purpose}-${process.pid}-`)
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes && mayRunPrograms()
  } catch {
    return false
  }
}

/** The database's programs are copied beside it where its user may not enter the checkout. */
function mayRunPrograms(): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory)
  return mount !== undefined && !mount.split(' ')[3]!.split(',').includes('noexec')
}

/** Folders of processes that were killed would stay in memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const pid = /^foyer-\w+-(\d+)-/.exec(name)?.[1]
    if (!pid || isRunning(Number(pid))) continue
    try {
      rmSync(`${memory}/${name}`, { recursive: true, force: true })
    } catch {
      // That of another user.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
