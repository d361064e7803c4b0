import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { imageCrops } from '@foyer/schema/shapes/images.ts'
import type { Variant } from '@foyer/backend/src/features/media/write-variants.ts'
import sharp from 'sharp'
import { renderPicture, type Crop, type Drawing } from './render-picture.ts'

const unusedMs = 24 * 60 * 60 * 1000
const record = 'variants.json'

/**
 * Rendered pictures, cached in a folder under a hash of everything they are made from: rendering takes more than a minute of
 * processor time, and a theatre for tests or benchmarks needs the same pictures each time.
 */
export class PictureCache {
  readonly #folder: string
  readonly #renderer: string
  readonly #used = new Set<string>()

  private constructor(folder: string, renderer: string) {
    this.#folder = folder
    this.#renderer = renderer
  }

  static async open(folder: string): Promise<PictureCache> {
    await mkdir(folder, { recursive: true })
    return new PictureCache(folder, await hashOfRenderer())
  }

  /** Writes the files of a drawing to a folder, rendered now or earlier. */
  async write(drawing: Drawing, folder: string): Promise<Variant[]> {
    const key = this.#keyOf(drawing)
    this.#used.add(key)
    const entry = join(this.#folder, key)
    const variants = (await readVariants(entry)) ?? (await this.#render(drawing, entry))
    for (const file of variants.map(({ url }) => basename(url))) {
      await copyFile(join(entry, file), join(folder, file), constants.COPYFILE_FICLONE)
    }
    return variants
  }

  /** Deletes what was not written this time and is older than a day: another process may be writing the rest. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      const isOld = async () => Date.now() - (await stat(path)).mtimeMs > unusedMs
      if (!this.#used.has(name) && (await isOld())) await rm(path, { recursive: true, force: true })
    }
  }

  async #render(drawing: Drawing, entry: string): Promise<Variant[]> {
    const draft = `${entry}-${randomUUID()}`
    await mkdir(draft)
    const variants = await renderPicture(drawing, draft)
    await writeFile(join(draft, record), JSON.stringify(variants))
    // If another process was quicker, its entry is the same.
    await rename(draft, entry).catch(() => rm(draft, { recursive: true, force: true }))
    return variants
  }

  #keyOf({ name, svg, maxScale }: Drawing): string {
    const hash = createHash('sha256').update(this.#renderer).update(`${name} ${maxScale}`)
    for (const crop of Object.keys(imageCrops) as Crop[]) hash.update(svg(crop))
    return hash.digest('hex').slice(0, 32)
  }
}

async function readVariants(entry: string): Promise<Variant[] | undefined> {
  try {
    return JSON.parse(await readFile(join(entry, record), 'utf8')) as Variant[]
  } catch {
    return undefined
  }
}

/** Changes with the sizes, the settings and the library of the renderer. */
async function hashOfRenderer(): Promise<string> {
  const sources = ['./render-picture.ts', '@foyer/backend/src/features/media/write-variants.ts']
  const hash = createHash('sha256')
  for (const source of sources) {
    hash.update(await readFile(fileURLToPath(import.meta.resolve(source))))
  }
  return hash.update(JSON.stringify([imageCrops, sharp.versions])).digest('hex')
}
