import { isNull, sum } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { formFile } from '#database/tables/forms.ts'
import { hasDiskSpaceFor } from '#plugins/disk-space.ts'

type UploadQuotaOptions = {
  database: Database
  folder: string
  limits: { fileBytes: number; unsentBytes: number; reserveBytes: number }
}

/**
 * Limits the bytes of files without an entry: all of them together, uploads in progress counted at their maximum size, and never
 * more than the disk can spare.
 */
export function createUploadQuota({ database, folder, limits }: UploadQuotaOptions) {
  const { fileBytes, unsentBytes, reserveBytes } = limits
  let arrivingBytes = 0

  async function hasSpace(): Promise<boolean> {
    const [unsent] = await database
      .select({ bytes: sum(formFile.bytes) })
      .from(formFile)
      .where(isNull(formFile.entryId))
    if (Number(unsent?.bytes ?? 0) + arrivingBytes > unsentBytes) return false
    return hasDiskSpaceFor(folder, { bytes: arrivingBytes, reserveBytes })
  }

  /** Runs `take` if there is room for another file. */
  return async <Receipt>(
    take: () => Promise<Receipt>,
  ): Promise<Receipt | { ok: false; problem: 'no-disk-space' }> => {
    arrivingBytes += fileBytes
    try {
      return (await hasSpace()) ? await take() : { ok: false, problem: 'no-disk-space' }
    } finally {
      arrivingBytes -= fileBytes
    }
  }
}
