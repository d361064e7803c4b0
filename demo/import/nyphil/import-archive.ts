import { basename } from 'node:path'
import type { Database } from '@foyer/backend/src/database/connect.ts'
import { archiveFiles, readArchiveFile, type Broken, type SourceProgramme } from './read-archive.ts'
import { saveProgrammes } from './save-programmes.ts'
import { changeHouse } from '@foyer/backend/src/database/writing/change-house.ts'

const programmesABatch = 200

export type Imported = { concerts: number; programmes: number; skipped: number }

type ImportReporter = {
  onProgress: (progress: { file: string; share: number } & Imported) => void
  onSkipped: (broken: Broken) => void
}

/**
 * Imports the archive of the New York Philharmonic from a folder, file by file, in atomic batches. Idempotent: everything is
 * identified by its source id. Broken entries are reported and skipped.
 */
export async function importArchive(
  database: Database,
  folder: string,
  watch: ImportReporter,
): Promise<Imported> {
  const imported: Imported = { concerts: 0, programmes: 0, skipped: 0 }
  const skip = (broken: Broken) => {
    imported.skipped += 1
    watch.onSkipped(broken)
  }
  const files = await archiveFiles(folder)
  for (const [index, path] of files.entries()) {
    const file = basename(path)
    const programmes = await readArchiveFile(path, skip)
    for (let from = 0; from < programmes.length; from += programmesABatch) {
      const batch = programmes.slice(from, from + programmesABatch)
      for (const { concerts } of await saveBatch(database, batch, { file, skip })) {
        imported.programmes += 1
        imported.concerts += concerts.length
      }
      const inFile = Math.min(1, (from + programmesABatch) / programmes.length)
      watch.onProgress({ file, share: (index + inFile) / files.length, ...imported })
    }
  }
  return imported
}

type Place = { file: string; skip: (broken: Broken) => void }

/** Writes a batch; if that fails, writes each programme by itself, to skip only the broken one. */
async function saveBatch(
  database: Database,
  batch: SourceProgramme[],
  { file, skip }: Place,
): Promise<SourceProgramme[]> {
  try {
    await changeHouse(database, { name: 'import', operation: 'nyphil' }, (transaction) =>
      saveProgrammes(transaction, batch),
    )
    return batch
  } catch (cause) {
    if (isConnectionLost(cause)) throw cause
    const [only] = batch
    if (batch.length > 1 || !only) {
      const saved = []
      for (const one of batch) saved.push(...(await saveBatch(database, [one], { file, skip })))
      return saved
    }
    const { cause: source = cause } = cause as Error
    skip({ file, id: only.programme.id, reason: String(source) })
    return []
  }
}

function isConnectionLost(cause: unknown): boolean {
  const { cause: source = cause } = cause as Error
  const { code = '' } = source as { code?: string }
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code.startsWith('57P')
}
