import { createReadStream, createWriteStream } from 'node:fs'
import { open as openFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'
import { open, seal, sealMark } from './seal.ts'

export type Entry = { name: string; content: AsyncIterable<Buffer>; bytes: number }

/**
 * Writes a tar archive, compressed with zstd, and encrypted if there is a key. The file has its name only when it is complete.
 * Nobody but its owner may read it.
 */
export async function writeArchive(
  file: string,
  { entries, key }: { entries: AsyncIterable<Entry>; key: string },
): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  const archive = pack()
  const compressed = archive.pipe(createZstdCompress())
  archive.on('error', (error) => compressed.destroy(error))
  const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  try {
    await Promise.all([
      addAll(archive, entries),
      pipeline(key === '' ? compressed : Readable.from(seal(compressed, key)), target),
    ])
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function addAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const { name, content, bytes } of entries) {
      await pipeline(content, archive.entry({ name, size: bytes }))
    }
    archive.finalize()
  } catch (error) {
    archive.destroy(error as Error)
    throw error
  }
}

/** The entries of an archive, one after another; each has to be read to its end. */
export async function* readArchive(
  file: string,
  key: string,
): AsyncGenerator<{ name: string; content: AsyncIterable<Buffer> }> {
  const isSealed = await startsWithMark(file)
  if (isSealed && key === '') throw new Error('The backup is encrypted: set BACKUP_KEY.')
  const source: Readable = createReadStream(file)
  const plain = isSealed ? Readable.from(open(source, key)) : source
  const entries = extract()
  // A failure reaches the reader of the entries through `destroy`.
  const unpacking = pipeline(plain, createZstdDecompress(), entries).catch((error: unknown) =>
    entries.destroy(error as Error),
  )
  for await (const entry of entries)
    yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
  await unpacking
}

async function startsWithMark(file: string): Promise<boolean> {
  const handle = await openFile(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(sealMark.length), 0, sealMark.length, 0)
    return buffer.equals(sealMark)
  } finally {
    await handle.close()
  }
}
