import { Readable } from 'node:stream'
import { paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Bucket } from './bucket.ts'
import type { PartStore } from './part-store.ts'
import { withTemporaryFile } from './with-temporary-file.ts'

/** The size of a stored part, which is in memory until it is written. The last one of a request may be smaller. */
const partBytes = 8 * 1024 * 1024

type Part = { key: string; offset: number; bytes: number }

/**
 * Uploads under way in a bucket, so that each replica of the origin can go on with them, and the worker finds them. Every part is an object of
 * its own, `<folder>/<id>/<offset>`: two replicas that get the same bytes, since a client has sent them again, write the same ones.
 */
export function bucketParts(
  bucket: Bucket,
  { folder, temporary }: { folder: string; temporary: string },
): PartStore {
  const partsOf = async (id: string) => contiguous(await listParts(bucket, `${folder}/${id}/`))
  return {
    createDatastore: () => new BucketDatastore(bucket, folder, partsOf),
    receivedBytes: async (id) => endOf(await partsOf(id)),
    withLocal: async (id, use) =>
      withTemporaryFile(temporary, Readable.from(readParts(bucket, await partsOf(id))), use),
    async remove(id) {
      for (const { key } of await listParts(bucket, `${folder}/${id}/`))
        await bucket.disk.delete(key)
      await bucket.disk.delete(`${folder}/${id}.json`)
    },
  }
}

class BucketDatastore extends DataStore {
  readonly #bucket: Bucket
  readonly #folder: string
  readonly #partsOf: (id: string) => Promise<Part[]>

  constructor(bucket: Bucket, folder: string, partsOf: (id: string) => Promise<Part[]>) {
    super()
    this.extensions = ['creation']
    this.#bucket = bucket
    this.#folder = folder
    this.#partsOf = partsOf
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#bucket.disk.put(this.#infoKey(upload.id), JSON.stringify({ size: upload.size }))
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const key = this.#infoKey(id)
    if (!(await this.#bucket.disk.exists(key))) throw ERRORS.FILE_NOT_FOUND
    const { size } = JSON.parse(await this.#bucket.disk.get(key)) as { size: number }
    return new Upload({ id, size, offset: endOf(await this.#partsOf(id)) })
  }

  /** Of a connection that breaks what has arrived is kept. Returns the offset after it. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    let pending: Buffer[] = []
    let pendingBytes = 0
    let end = offset
    const flush = async () => {
      if (pendingBytes === 0) return
      const key = `${this.#folder}/${id}/${String(end).padStart(13, '0')}`
      await this.#bucket.disk.put(key, Buffer.concat(pending))
      end += pendingBytes
      pending = []
      pendingBytes = 0
    }
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        pending.push(chunk)
        pendingBytes += chunk.length
        if (pendingBytes >= partBytes) await flush()
      }
    } catch {
      await flush()
      throw ERRORS.FILE_WRITE_ERROR
    }
    await flush()
    return end
  }

  #infoKey(id: string): string {
    return `${this.#folder}/${id}.json`
  }
}

async function listParts({ client, name }: Bucket, prefix: string): Promise<Part[]> {
  const parts: Part[] = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
    for (const { Key: key = '', Size: bytes = 0 } of page.Contents ?? []) {
      parts.push({ key, offset: Number(key.slice(prefix.length)), bytes })
    }
  }
  return parts.toSorted((a, b) => a.offset - b.offset)
}

/** The parts of a file from its begin on, as far as none is missing. One that overlaps is left over from a client that has gone back. */
function contiguous(parts: Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) if (part.offset === endOf(found)) found.push(part)
  return found
}

function endOf(parts: Part[]): number {
  const last = parts.at(-1)
  return last ? last.offset + last.bytes : 0
}

async function* readParts({ disk }: Bucket, parts: Part[]): AsyncGenerator<Buffer> {
  for (const { key } of parts) yield* (await disk.getStream(key)) as AsyncIterable<Buffer>
}
