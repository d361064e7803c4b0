import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** What an encrypted backup begins with. */
export const sealMark = Buffer.from('FOYERBK1')

const saltBytes = 16
const tagBytes = 16
const lengthBytes = 4
const chunkBytes = 64 * 1024
const lastFlag = 0x8000_0000
const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt)

/**
 * Encrypts a stream with AES-256-GCM in numbered chunks, so that a changed, missing, swapped or cut off part is noticed. The key is
 * derived from a passphrase with a salt of its own, so that numbers may begin at zero.
 */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string) {
  const salt = randomBytes(saltBytes)
  const key = await deriveKey(passphrase, salt, 32)
  yield Buffer.concat([sealMark, salt])
  let number = 0
  for await (const { chunk, isLast } of inChunks(source)) {
    const head = headOf(chunk.length, isLast)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++)).setAAD(head)
    const sealed = Buffer.concat([cipher.update(chunk), cipher.final()])
    yield Buffer.concat([head, sealed, cipher.getAuthTag()])
  }
}

/** Decrypts what `seal` has encrypted. Throws if the passphrase is another one, or a part is missing or changed. */
export async function* open(source: AsyncIterable<Buffer>, passphrase: string) {
  const read = createReader(source)
  const start = await read(sealMark.length + saltBytes)
  const key = await deriveKey(passphrase, start.subarray(sealMark.length), 32)
  for (let number = 0, isLast = false; !isLast; number++) {
    const head = await read(lengthBytes)
    const word = head.readUInt32BE()
    isLast = word >= lastFlag
    const sealed = await read(word % lastFlag)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(head)
    decipher.setAuthTag(await read(tagBytes))
    try {
      yield Buffer.concat([decipher.update(sealed), decipher.final()])
    } catch (cause) {
      throw new Error(
        number === 0
          ? 'BACKUP_KEY is not the key with which this backup was encrypted, or the file was changed.'
          : 'The backup was changed or is damaged.',
        { cause },
      )
    }
  }
}

function headOf(bytes: number, isLast: boolean): Buffer {
  const head = Buffer.alloc(lengthBytes)
  head.writeUInt32BE(isLast ? bytes + lastFlag : bytes)
  return head
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 6, 6)
  return nonce
}

/** The stream in chunks of one size; the last one, which may be empty, is marked. */
async function* inChunks(source: AsyncIterable<Buffer>) {
  let pending = Buffer.alloc(0)
  for await (const part of source) {
    pending = Buffer.concat([pending, part])
    while (pending.length > chunkBytes) {
      yield { chunk: pending.subarray(0, chunkBytes), isLast: false }
      pending = pending.subarray(chunkBytes)
    }
  }
  yield { chunk: pending, isLast: true }
}

/** Reads exactly so many bytes at a time. Throws if the stream ends before. */
function createReader(source: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const parts = source[Symbol.asyncIterator]()
  let pending = Buffer.alloc(0)
  return async (bytes) => {
    while (pending.length < bytes) {
      const { value, done } = await parts.next()
      if (done) throw new Error('The backup is not complete: its end is missing.')
      pending = Buffer.concat([pending, value])
    }
    const result = pending.subarray(0, bytes)
    pending = pending.subarray(bytes)
    return result
  }
}
