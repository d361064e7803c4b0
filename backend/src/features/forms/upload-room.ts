import { isNull, sum } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { formFile } from '#database/tables/forms.ts'
import { hasRoomFor } from '#plugins/disk-space.ts'

type Needs = {
  database: Database
  folder: string
  limits: { fileBytes: number; unsentBytes: number; reserveBytes: number }
}

/**
 * Bounds what lies in the folder without an entry that names it: all such files together, those that are arriving counted at the
 * size that they may have, and never more than the disk can spare.
 */
export function createUploadRoom({ database, folder, limits }: Needs) {
  const { fileBytes, unsentBytes, reserveBytes } = limits
  let arrivingBytes = 0

  async function hasRoom(): Promise<boolean> {
    const [unsent] = await database
      .select({ bytes: sum(formFile.bytes) })
      .from(formFile)
      .where(isNull(formFile.entryId))
    if (Number(unsent?.bytes ?? 0) + arrivingBytes > unsentBytes) return false
    return hasRoomFor(folder, { bytes: arrivingBytes, reserveBytes })
  }

  /** Takes a file where there is room for it. */
  return async <Receipt>(
    take: () => Promise<Receipt>,
  ): Promise<Receipt | { ok: false; problem: 'no-room' }> => {
    arrivingBytes += fileBytes
    try {
      return (await hasRoom()) ? await take() : { ok: false, problem: 'no-room' }
    } finally {
      arrivingBytes -= fileBytes
    }
  }
}
