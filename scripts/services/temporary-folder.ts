import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder of its own for one run. The database's user may enter it, unlike what the system makes by default. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(`${tmpdir()}/foyer-${purpose}-`)
  chmodSync(folder, 0o755)
  return folder
}
