import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { startPostgres } from '#postgres/start-postgres.ts'
import { memoryFolder } from '#postgres/memory-folder.ts'

/**
 * A database folder as after a first start, created once; `copyTo` copies it, which is much faster than creating
 * another.
 */
export async function createClusterTemplate(): Promise<{
  copyTo: (folder: string) => void
  remove: () => void
}> {
  const parent = memoryFolder('cluster')
  const template = `${parent}/postgres`
  const postgres = await startPostgres({ folder: template, fast: true })
  await postgres.stop()
  return {
    copyTo(folder) {
      mkdirSync(dirname(folder), { recursive: true })
      // With owners: if the test runs as root, the content belongs to the database's user.
      execFileSync('cp', ['-a', template, folder])
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}
