import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { fileTypeFromFile } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { containsMarkup } from '#http/contains-markup.ts'
import { isClosedPdf } from '#http/is-closed-pdf.ts'

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
