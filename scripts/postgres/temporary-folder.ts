import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Creates a temporary folder that the database's user may enter, unlike those of the system's default mode. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(`${tmpdir()}/foyer-${purpose}-`)
  chmodSync(folder, 0o755)
  return folder
}
