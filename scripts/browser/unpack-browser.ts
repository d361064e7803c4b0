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
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Problem } from '#console/problem.mjs'

const decompress = promisify(brotliDecompress)

// The package would unpack into the shared temporary folder and take a partly unpacked browser for a complete one.
/**
 * Unpacks the Chromium of `@sparticuz/chromium`, with libraries that minimal systems lack, beside the packages. Does nothing if
 * it is already there.
 */
export async function unpackBrowser(): Promise<{
  executablePath: string
  env: Record<string, string>
}> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = `${dirname(dirname(entry))}/bin`
  const folder = `${dirname(dirname(dirname(packed)))}/.cache/foyer-browser`
  if (!existsSync(folder)) await unpack(packed, folder)
  return {
    executablePath: `${folder}/chromium`,
    env: { LD_LIBRARY_PATH: `${folder}/lib`, FONTCONFIG_PATH: `${folder}/fonts` },
  }
}

/**
 * The fonts of the package first, so that a text is as wide on every machine; those of the system have what is missing, such as arrows.
 */
const preferFontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
  ${['sans-serif', 'serif', 'monospace', 'system-ui'].map(preferOpenSans).join('\n  ')}
</fontconfig>
`

const preferOpenSans = (family: string) =>
  `<alias binding="strong"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`

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
  writeFileSync(`${draft}/fonts/fonts.conf`, preferFontsOf(`${folder}/fonts`))
  renameSync(draft, folder)
}
