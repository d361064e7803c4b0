import { open } from 'node:fs/promises'

const tailBytes = 1024

/** Whether a PDF starts with `%PDF-` and ends with `%%EOF`, followed by whitespace only. */
export async function isClosedPdf(path: string): Promise<boolean> {
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
