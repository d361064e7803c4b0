import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { ArchiveFile, Concert, Programme } from './programme-shape.ts'

export type SourceProgramme = { programme: Omit<Programme, 'concerts'>; concerts: Concert[] }
export type Broken = { file: string; id: string; reason: string }

/** The files of the archive in a folder, by year. Throws if there are none. */
export async function archiveFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /\.json(\.gz)?$/.test(name)).sort()
  if (names.length === 0) throw new Error(`There are no .json or .json.gz files in ${folder}`)
  return names.map((name) => join(folder, name))
}

/** The programmes of a file; broken ones are passed to `skip`. */
export async function readArchiveFile(
  path: string,
  skip: (broken: Broken) => void,
): Promise<SourceProgramme[]> {
  const file = basename(path)
  let programs: unknown[]
  try {
    programs = ArchiveFile.parse(await readJson(path)).programs
  } catch (cause) {
    skip({ file, id: '(whole file)', reason: reasonOf(cause) })
    return []
  }
  return programs.flatMap((record, index) => {
    const parsed = Programme.safeParse(record)
    const id = idOf(record) ?? `programme ${index + 1}`
    if (!parsed.success) {
      skip({ file, id, reason: reasonOf(parsed.error) })
      return []
    }
    const { concerts, ...programme } = parsed.data
    return { programme, concerts: validConcerts(concerts, { file, id, skip }) }
  })
}

type Place = { file: string; id: string; skip: (broken: Broken) => void }

function validConcerts(record: unknown[], { file, id, skip }: Place): Concert[] {
  return record.flatMap((one, index) => {
    const parsed = Concert.safeParse(one)
    if (parsed.success) return parsed.data
    skip({ file, id: `${id}, concert ${index + 1}`, reason: reasonOf(parsed.error) })
    return []
  })
}

function readJson(path: string): Promise<unknown> {
  const stream = createReadStream(path)
  return json(path.endsWith('.gz') ? stream.compose(createGunzip()) : stream)
}

function idOf(record: unknown): string | undefined {
  return z.object({ id: z.string() }).safeParse(record).data?.id
}

function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError) {
    return cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  }
  return cause instanceof Error ? cause.message : String(cause)
}
