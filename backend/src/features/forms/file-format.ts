import { open } from 'node:fs/promises'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { fileTypeFromFile } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { holdsMarkup } from '#http/holds-markup.ts'

export type FileFormat = { mimeType: string; extension: string }

const pdf = 'application/pdf'
const extensions: Record<string, string> = {
  [pdf]: 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * The format of a file by its content, whatever it is called; undefined for all that is not taken. A beginning proves nothing: a
 * picture must be one to its end, a document must be closed, and neither may hold a page or a script besides.
 */
export async function findFileFormat(path: string): Promise<FileFormat | undefined> {
  const mimeType = (await fileTypeFromFile(path))?.mime ?? ''
  const extension = extensions[mimeType]
  if (!extension || (await holdsMarkup(path))) return undefined
  const isWhole = mimeType === pdf ? await isClosedPdf(path) : await canBeDecoded(path)
  return isWhole ? { mimeType, extension } : undefined
}

// One after the other: unpacking takes all of the machine, and visitors come first.
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

/** A document begins with its mark and ends with one, with nothing but blanks behind it. */
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
