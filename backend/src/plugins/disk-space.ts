import { mkdir, statfs } from 'node:fs/promises'

/** Whether a disk has room for the given bytes beside what is reserved for the database, mails and logs. */
export async function hasDiskSpaceFor(
  folder: string,
  { bytes, reserveBytes }: { bytes: number; reserveBytes: number },
): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= reserveBytes
}

/** Whether a write failed because the disk or a quota is full. */
export function isDiskFull(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT'
}
