import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@foyer/backend/src/database/connect.ts'
import type { FileStore } from '@foyer/backend/src/files/file-store.ts'
import { findSetting } from '@foyer/backend/src/database/settings.ts'
import { demoSettingKey } from '@foyer/backend/src/database/demo-setting.ts'
import { production } from '@foyer/backend/src/database/tables/productions.ts'
import type { DemoVariant } from '#content/content-of-variant.ts'
import type { Portrayed } from '#content/content.ts'
import { keepDemoCurrent, readDemoMark } from './move.ts'

export type DemoSetting = {
  /** Images are written to its folder `media`. */
  dataFolder: string
  /** They are copied here, if the theatre keeps its files in a bucket. */
  bucket?: FileStore | undefined
  /** Rendered images are cached in it. */
  cacheFolder: string
  now: Date
  /** The content to load; the theatre's by default. */
  variant?: DemoVariant
  /** Receives progress lines such as "Images 12/107". */
  report: (line: string) => void
}

/**
 * Loads the demo theatre into a database without productions; afterwards only moves its dates with the clock. Content and
 * renderers are imported only when needed because loading them takes long.
 */
export async function prepareDemo(database: Database, setting: DemoSetting): Promise<void> {
  const { dataFolder, now, report, variant = 'theatre' } = setting
  const mark = readDemoMark(await findSetting(database, demoSettingKey))
  if (mark) {
    await keepDemoCurrent(database, { mark, now })
    if (existsSync(join(dataFolder, 'media'))) return
    const { restoreMedia, makeMedia } = await readMakers(setting)
    return restoreMedia(database, { variant, makeMedia })
  }
  const [foreign] = await database.select({ id: production.id }).from(production).limit(1)
  if (foreign) return
  const { loadDemo, makeMedia } = await readMakers(setting)
  await loadDemo(database, { now, variant, report, makeMedia })
}

async function readMakers(setting: DemoSetting) {
  const [{ loadDemo, restoreMedia }, { makeDemoPictures }, { makeDemoFiles }] = await Promise.all([
    import('./load.ts'),
    import('#pictures/make-demo-pictures.ts'),
    import('#media/make-demo-files.ts'),
  ])
  const makeMedia = async (portrayed: Portrayed) => {
    const files = await makeDemoFiles(setting)
    const pictures = await makeDemoPictures(portrayed, setting)
    if (setting.bucket) await copyAll(join(setting.dataFolder, 'media'), setting.bucket)
    return { files, pictures }
  }
  return { loadDemo, restoreMedia, makeMedia }
}

const copiesAtOnce = 8

async function copyAll(folder: string, bucket: FileStore): Promise<void> {
  const waiting = (await readdir(folder)).values()
  const work = async () => {
    for (const name of waiting) await bucket.put(join(folder, name), name)
  }
  await Promise.all(Array.from({ length: copiesAtOnce }, work))
}
