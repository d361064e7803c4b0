import { mkdir, statfs } from 'node:fs/promises'

/** Whether a disk takes so many bytes more and keeps what is reserved for the database, the letters and the logs. */
export async function hasRoomFor(
  folder: string,
  { bytes, reserveBytes }: { bytes: number; reserveBytes: number },
): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= reserveBytes
}

/** Whether something could not be written because the disk, or what one may use of it, is full. */
export function isDiskFull(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT'
}
