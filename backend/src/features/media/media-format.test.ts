import { expect, test } from 'vitest'
import { findMediaFormat } from './media-format.ts'

function head(...parts: (string | number[])[]): Buffer {
  const bytes = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
  )
  return Buffer.concat([...bytes, Buffer.alloc(64)])
}

test.each([
  ['audio/mpeg', head('ID3', [4, 0, 0])],
  ['audio/mpeg', head([0xff, 0xfb, 0x90, 0x64])],
  ['audio/mp4', head([0, 0, 0, 0x1c], 'ftypM4A ', [0, 0, 0, 0], 'isomM4A ')],
  ['video/mp4', head([0, 0, 0, 0x20], 'ftypisom', [0, 0, 2, 0], 'isomiso2avc1mp41')],
  [
    'video/webm',
    head([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84], 'webm'),
  ],
  ['audio/ogg', head('OggS', [0, 2])],
])('E-12: %s is known by its first bytes', (mimeType, bytes) => {
  expect(findMediaFormat(bytes)).toMatchObject({ kind: 'file', mimeType })
})

test.each([
  ['AVIF by its brand', head([0, 0, 0, 0x1c], 'ftypavif', [0, 0, 0, 0], 'mif1miaf'), 'avif'],
  ['AVIF among others', head([0, 0, 0, 0x1c], 'ftypmif1', [0, 0, 0, 0], 'mif1avif'), 'avif'],
])('E-12: %s', (_, bytes, name) => {
  expect(findMediaFormat(bytes)).toEqual({ kind: 'picture', name })
})

test.each([
  ['HEIC', head([0, 0, 0, 0x18], 'ftypheic', [0, 0, 0, 0], 'mif1heic')],
  ['QuickTime', head([0, 0, 0, 0x14], 'ftypqt  ', [0, 0, 0, 0], 'qt  ')],
  ['Matroska that is no WebM', head([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88], 'matroska')],
  ['AVI', head('RIFF', [0, 0, 0, 0], 'AVI LIST')],
  ['MPEG audio of another layer', head([0xff, 0xfd, 0x90, 0x64])],
  ['UTF-16 text', head([0xff, 0xfe, 0x3c, 0x00])],
  ['SVG', head('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['an empty file', Buffer.alloc(0)],
  ['a single byte', Buffer.from([0xff])],
])('E-12: %s is not taken', (_, bytes) => {
  expect(findMediaFormat(bytes)).toBeUndefined()
})
