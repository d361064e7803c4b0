import { chmodSync, readFileSync, writeFileSync } from 'node:fs'

const fileIn = (dataFolder: string) => `${dataFolder}/changes-secret`

/** Writes the secret of this start into the data, readable by its owner alone: commands beside the running theatre ask with it. */
export function storeChangesSecret(dataFolder: string, secret: string): void {
  writeFileSync(fileIn(dataFolder), `${secret}\n`, { mode: 0o600 })
  // An older file has the mode of its own.
  chmodSync(fileIn(dataFolder), 0o600)
}

/** The secret of the last start on this data; undefined before the first one. */
export function findChangesSecret(dataFolder: string): string | undefined {
  try {
    return readFileSync(fileIn(dataFolder), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
