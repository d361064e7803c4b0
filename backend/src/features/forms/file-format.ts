import { open } from 'node:fs/promises'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { fileTypeFromFile } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { containsMarkup } from '#http/contains-markup.ts'

export type FileFormat = { mimeType: string; extension: string }

const pdf = 'application/pdf'
const extensions: Record<string, string> = {
  [pdf]: 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * Detects the format of a file by its content, not its name; undefined if it is not accepted. A valid header is not enough:
 * images must decode completely, a PDF must have an end marker, and neither may contain HTML or scripts.
 */
export async function findFileFormat(path: string): Promise<FileFormat | undefined> {
  const mimeType = (await fileTypeFromFile(path))?.mime ?? ''
  const extension = extensions[mimeType]
  if (!extension || (await containsMarkup(path))) return undefined
  const isWhole = mimeType === pdf ? await isClosedPdf(path) : await canBeDecoded(path)
  return isWhole ? { mimeType, extension } : undefined
}

// One at a time: decoding saturates the machine, and visitors come first.
const decoding = pLimit(1)
const decodingSeconds = 15

function canBeDecoded(path: string): Promise<boolean> {
  const setting = {
    limitInputPixels: mediaLimits.picturePixels,
    failOn: 'error',
    pages: 1,
  } as const
  const decode = () =>
    sharp(path, setting).timeout({ seconds: decodingSeconds }).resize(16).raw().toBuffer()
  return decoding(decode).then(
    () => true,
    () => false,
  )
}

const tailBytes = 1024

/** A PDF starts with `%PDF-` and ends with `%%EOF`, followed by whitespace only. */
async function isClosedPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await file.read(Buffer.alloc(5), 0, 5, 0)
    const tail = await file.read(
      Buffer.alloc(tailBytes),
      0,
      tailBytes,
      Math.max(0, size - tailBytes),
    )
    const end = tail.buffer.toString('latin1', 0, tail.bytesRead)
    return head.buffer.toString('latin1') === '%PDF-' && /%%EOF[\s\0]*$/.test(end)
  } finally {
    await file.close()
  }
}
