import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const compress = promisify(brotliCompress)

export type AdminFile = {
  type: string
  bytes: Buffer
  /** Compressed once, when it is first asked for; as it is for what does not become smaller. */
  compressed: () => Promise<Buffer>
}

/** The files of the build below `assets/`, by name. Their names contain a hash of their content. Empty without a build. */
export function readAdminFiles(folder: string): Map<string, AdminFile> {
  return new Map(namesIn(`${folder}/assets`).flatMap((name) => fileOf(folder, name)))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function fileOf(folder: string, name: string): [string, AdminFile][] {
  const type = types[extname(name)]
  if (type === undefined) return []
  const bytes = readFileSync(`${folder}/assets/${name}`)
  let compressing: Promise<Buffer> | undefined
  const compressed = () =>
    (compressing ??=
      type === 'font/woff2'
        ? Promise.resolve(bytes)
        : compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  return [[name, { type, bytes, compressed }]]
}
