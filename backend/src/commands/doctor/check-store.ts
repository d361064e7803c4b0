import { randomUUID } from 'node:crypto'
import type { FilesSetting } from '#files/files-setting.ts'
import { findBucket } from '#files/open-files.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

/** Whether a file can be written to the bucket, read and deleted; nothing if files are on disk. */
export async function checkStore(setting: FilesSetting): Promise<Finding[]> {
  const bucket = await findBucket(setting)
  if (!bucket) return []
  const key = `doctor-${randomUUID()}`
  try {
    await bucket.disk.put(key, key)
    const isSame = (await bucket.disk.get(key)) === key
    await bucket.disk.delete(key)
    return [
      isSame
        ? fine(`The bucket ${bucket.name} keeps files.`)
        : wrong(`The bucket ${bucket.name} returns other files than it was given.`),
    ]
  } catch (error) {
    const { cause } = error as Error
    return [wrong(`The bucket ${bucket.name} cannot be used: ${reasonOf(cause ?? error)}.`)]
  } finally {
    bucket.client.destroy()
  }
}
