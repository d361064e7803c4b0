import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findFileFormat } from './file-format.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-formats-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d6231f' } })
const script = Buffer.from('<script>steal()</script>')

async function formatOf(bytes: Buffer): Promise<string | undefined> {
  // Another name each time: what decodes images remembers files by their names.
  const path = join(folder, randomUUID())
  writeFileSync(path, bytes)
  return (await findFileFormat(path))?.mimeType
}

test('S-07: the format of a document or picture is detected by its content', async () => {
  expect(await formatOf(pdf)).toBe('application/pdf')
  expect(await formatOf(await picture().jpeg().toBuffer())).toBe('image/jpeg')
  expect(await formatOf(await picture().png().toBuffer())).toBe('image/png')
  expect(await formatOf(await picture().webp().toBuffer())).toBe('image/webp')
})

const refused: [name: string, bytes: () => Promise<Buffer>][] = [
  ['a beginning of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff])],
  ['a beginning of a PNG', async () => Buffer.from('\x89PNG\r\n\x1a\nBild', 'latin1')],
  ['a beginning of a WebP', async () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  ['a beginning of a PDF', async () => Buffer.from('%PDF-1.7\n')],
  ['half a picture', async () => (await picture().png().toBuffer()).subarray(0, 60)],
  [
    'a picture with a script behind it',
    async () => Buffer.concat([await picture().png().toBuffer(), script]),
  ],
  ['a PDF with a page behind it', async () => Buffer.concat([pdf, Buffer.from('<html>')])],
  ['a PDF with more behind its end', async () => Buffer.concat([pdf, Buffer.from('PK\x03\x04')])],
  ['a page before a PDF', async () => Buffer.concat([Buffer.from('<html>'), pdf])],
  [
    'a script in the comment of a JPEG',
    async () => withComment(await picture().jpeg().toBuffer(), script),
  ],
  ['a script that is a GIF as well', async () => Buffer.from('GIF89a=1;steal()//')],
  [
    'a drawing',
    async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
]

test.each(refused)('X-09: %s is refused', async (_, bytes) => {
  expect(await formatOf(await bytes())).toBeUndefined()
})

function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}
