import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { holdsRecording } from './holds-recording.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/foyer-recording-`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(type), length, content])
}

/** A page of an Ogg stream that ends at this position. */
function oggPage(position: number, content: Buffer): Buffer {
  const head = Buffer.alloc(28)
  head.write('OggS')
  head.writeBigInt64LE(BigInt(position), 6)
  head.writeUInt8(1, 26)
  head.writeUInt8(content.length, 27)
  return Buffer.concat([head, content])
}

const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1'))
const moov = box('moov', Buffer.alloc(40))
const mdat = box('mdat', Buffer.alloc(100, 1))
const format = chunk('fmt ', Buffer.alloc(16))
const riff = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')
// 128 kbit/s at 44.1 kHz are 417 bytes a frame.
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x14', 'latin1'), Buffer.alloc(20)])

const whole: [type: string, name: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['video/mp4', 'a film', () => Buffer.concat([ftyp, moov, mdat])],
  ['audio/mp4', 'described at the end', () => Buffer.concat([ftyp, mdat, moov])],
  ['video/webm', 'a film', () => curtainFilm()],
  ['audio/wav', 'a recording', () => Buffer.concat([riff, format, chunk('data', Buffer.alloc(9))])],
  ['audio/ogg', 'a recording', () => Buffer.concat([oggPage(0, ftyp), oggPage(960, moov)])],
  ['audio/mpeg', 'frames', () => Buffer.concat([frame, frame])],
  ['audio/mpeg', 'frames behind a tag', () => Buffer.concat([id3, frame, frame])],
]

const bare: typeof whole = [
  ['video/mp4', 'a first box', () => ftyp],
  ['video/mp4', 'a description', () => Buffer.concat([ftyp, moov])],
  [
    'video/mp4',
    'an empty content',
    () => Buffer.concat([ftyp, moov, box('mdat', Buffer.alloc(0))]),
  ],
  ['video/mp4', 'a film cut off', () => Buffer.concat([ftyp, moov, mdat.subarray(0, 50)])],
  ['video/mp4', 'padding', () => Buffer.concat([ftyp, Buffer.alloc(5000)])],
  ['video/webm', 'a header', async () => (await curtainFilm()).subarray(0, 40)],
  ['video/webm', 'a film cut off', async () => (await curtainFilm()).subarray(0, -1)],
  ['audio/wav', 'a header', () => Buffer.concat([riff, format])],
  ['audio/wav', 'no sound', () => Buffer.concat([riff, format, chunk('data', Buffer.alloc(0))])],
  ['audio/ogg', 'headers', () => Buffer.concat([oggPage(0, ftyp), oggPage(0, moov)])],
  ['audio/mpeg', 'a tag', () => id3],
  ['audio/mpeg', 'one frame', () => Buffer.concat([id3, frame])],
]

async function holds(type: string, bytes: Buffer): Promise<boolean> {
  writeFileSync(`${folder}/file`, bytes)
  return holdsRecording(`${folder}/file`, type)
}

test.each(whole)('E-12: %s, %s is taken', async (type, _, make) => {
  expect(await holds(type, await make())).toBe(true)
})

test.each(bare)('E-12: %s that is only %s is not', async (type, _, make) => {
  expect(await holds(type, await make())).toBe(false)
})
