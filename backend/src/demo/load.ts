import type { Database } from '#database/connect.ts'
import { readContent } from './content-files.ts'
import { loadEvents } from './load-events.ts'
import { loadHouse } from './load-house.ts'
import { loadPeople } from './load-people.ts'
import { loadProductions } from './load-productions.ts'
import { loadSite } from './load-site.ts'
import { saveDemoMark } from './move.ts'
import { makeDemoPictures } from './pictures/make-demo-pictures.ts'
import type { DemoSetting } from './prepare-demo.ts'
import { firstSeasonYear } from './season.ts'
import { saveImages } from '#features/media/image-write-store.ts'

/** Makes the demo theatre's pictures and writes all of it in one transaction, so that there is a whole one or none. */
export async function loadDemo(database: Database, setting: DemoSetting): Promise<void> {
  const [productions, people, posters, standaloneEvents] = await Promise.all([
    readContent('productions'),
    readContent('people'),
    readContent('posters'),
    readContent('house/standalone-events'),
  ])
  const pictures = await makeDemoPictures({ productions, people, posters }, setting)
  const { now, report } = setting
  await database.transaction(async (transaction) => {
    const images = await saveImages(transaction, pictures)
    report('Haus 1/4')
    const house = await loadHouse(transaction, { productions, now })
    const persons = await loadPeople(transaction, { people, images })
    report('Produktionen 2/4')
    const context = { ...house, persons, images, now }
    const ids = await loadProductions(transaction, productions, context)
    report('Termine 3/4')
    await loadEvents(transaction, { productions, standaloneEvents, ids }, context)
    report('Seite 4/4')
    await loadSite(transaction, { images, now })
    const year = firstSeasonYear(now)
    await saveDemoMark(transaction, { loadedFor: year, standsFor: year })
  })
}

/** Makes the pictures again, for a database whose media folder was lost. */
export async function restorePictures(database: Database, setting: DemoSetting): Promise<void> {
  const [productions, people, posters] = await Promise.all([
    readContent('productions'),
    readContent('people'),
    readContent('posters'),
  ])
  const pictures = await makeDemoPictures({ productions, people, posters }, setting)
  await database.transaction((transaction) => saveImages(transaction, pictures))
}
