import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
// Level 1 takes a quarter of the default's time and a twentieth more space.
const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** A document as it is kept in a snapshot. */
export async function encodeSnapshot(content: ContentDocument): Promise<Buffer> {
  return compress(Buffer.from(JSON.stringify(content)), options)
}

export async function decodeSnapshot(body: Buffer): Promise<ContentDocument> {
  return JSON.parse((await decompress(body)).toString()) as ContentDocument
}
