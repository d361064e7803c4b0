import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FilesSetting } from './files-setting.ts'

export type Bucket = { name: string; client: S3Client; disk: Disk }

const connectTimeoutMs = 2_000
/** Of a connection on which nothing arrives; a film takes longer than this as a whole. */
const silenceTimeoutMs = 20_000
const maxConnections = 200

export function openBucket(setting: FilesSetting): Bucket {
  const client = new S3Client({
    region: setting.S3_REGION,
    ...(setting.S3_ENDPOINT !== '' && { endpoint: setting.S3_ENDPOINT, forcePathStyle: true }),
    credentials: {
      accessKeyId: setting.S3_ACCESS_KEY_ID,
      secretAccessKey: setting.S3_SECRET_ACCESS_KEY,
    },
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      httpAgent: { maxSockets: maxConnections },
      httpsAgent: { maxSockets: maxConnections },
    },
    // Stores that do not know the checksums of AWS keep them as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const driver = new S3Driver({
    client,
    bucket: setting.S3_BUCKET,
    visibility: 'private',
    supportsACL: false,
  })
  return { name: setting.S3_BUCKET, client, disk: new Disk(driver) }
}

/** All files of a folder of the bucket. */
export async function* listFolder(
  { disk }: Bucket,
  folder: string,
): AsyncGenerator<{ key: string; bytes: number }> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(`${folder}/`, {
      recursive: true,
      ...(paginationToken !== undefined && { paginationToken }),
    })
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { contentLength } = await disk.getMetaData(object.key)
      yield { key: object.key, bytes: contentLength }
    }
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
}
