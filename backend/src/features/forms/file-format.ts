export type FileFormat = { mimeType: string; extension: string }

/** So many bytes of a file's beginning tell its format. */
export const headBytes = 16

/** The format of a file by what it begins with, whatever it is called; undefined for all that is not taken. */
export function findFileFormat(head: Buffer): FileFormat | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('%PDF-')) return { mimeType: 'application/pdf', extension: 'pdf' }
  if (text.startsWith('\xff\xd8\xff')) return { mimeType: 'image/jpeg', extension: 'jpg' }
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { mimeType: 'image/png', extension: 'png' }
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') {
    return { mimeType: 'image/webp', extension: 'webp' }
  }
  return undefined
}
