import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Problem } from '#console/problem.mjs'

const decompress = promisify(brotliDecompress)

// The package would unpack into the temporary folder, shared with everybody, and take a half-unpacked browser for a whole one.
/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with the libraries that small systems lack, beside the packages; at the second
 * call it is there already.
 */
export async function unpackBrowser(): Promise<{
  executablePath: string
  env: Record<string, string>
}> {
  const packed = `${dirname(dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))))}/chromium/bin`
  const folder = `${dirname(dirname(dirname(packed)))}/.cache/foyer-chromium`
  if (!existsSync(folder)) await unpack(packed, folder)
  return {
    executablePath: `${folder}/chromium`,
    env: { LD_LIBRARY_PATH: `${folder}/lib`, FONTCONFIG_PATH: `${folder}/fonts` },
  }
}

async function unpack(packed: string, folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  writeFileSync(`${draft}/chromium`, await decompress(readFileSync(`${packed}/chromium.br`)))
  chmodSync(`${draft}/chromium`, 0o755)
  for (const archive of ['al2023', 'fonts', 'swiftshader']) {
    const input = await decompress(readFileSync(`${packed}/${archive}.tar.br`))
    const tar = spawnSync('tar', ['-xf', '-', '-C', draft], { input })
    if (tar.status !== 0) {
      throw new Problem(
        'The browser from npm could not be unpacked: install chromium, or set CHROMIUM_PATH.',
      )
    }
  }
  renameSync(draft, folder)
}
