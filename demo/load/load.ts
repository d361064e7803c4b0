import { everything } from '@foyer/schema/change-tags.ts'
import type { Database } from '@foyer/backend/src/database/connect.ts'
import { saveImages, type ImageWrite } from '@foyer/backend/src/features/media/image-write-store.ts'
import {
  saveMediaFiles,
  type MediaFileWrite,
} from '@foyer/backend/src/features/media/media-file-store.ts'
import type { Portrayed } from '#content/content.ts'
import { readContent } from '#content/content-files.ts'
import { contentOfVariant, type DemoVariant } from '#content/content-of-variant.ts'
import { fillSeats } from './fill-seats.ts'
import { loadArticles } from './load-articles.ts'
import { loadEvents } from './load-events.ts'
import { loadForms } from './load-forms.ts'
import { loadHouse } from './load-house.ts'
import { loadLinkReferences } from './load-modules.ts'
import { loadPages } from './load-pages.ts'
import { loadPeople } from './load-people.ts'
import { loadProductions } from './load-productions.ts'
import { loadSearchAnswers } from './load-search-answers.ts'
import { loadSite } from './load-site.ts'
import { pagesOfVariant } from '#content/pages/all-pages.ts'
import { createIdLookup } from './lookup/demo-lookup.ts'
import { tagPictures } from './tag-pictures.ts'
import { saveDemoMark } from './move.ts'
import { firstSeasonYear } from '#calendar/season.ts'
import { changeHouse } from '@foyer/backend/src/database/writing/change-house.ts'

/** Renders images, audio and video. */
export type MakeMedia = (
  portrayed: Portrayed,
) => Promise<{ pictures: ImageWrite[]; files: MediaFileWrite[] }>

type Loading = {
  now: Date
  variant?: DemoVariant
  /** Receives progress lines such as "Events 3/4". */
  report: (line: string) => void
  makeMedia: MakeMedia
}

/** Renders the demo theatre's media and writes all of it in one transaction. */
export async function loadDemo(
  database: Database,
  { now, variant = 'theatre', report, makeMedia }: Loading,
): Promise<void> {
  const portrayed = await readPortrayed(variant)
  const { productions, people, scenes } = portrayed
  const variantContent = contentOfVariant[variant]
  const standaloneEvents = [
    ...(await readContent('house/standalone-events')),
    ...variantContent.shows,
  ]
  const articles = await readContent('articles')
  const { pictures, files } = await makeMedia(portrayed)
  await changeHouse(database, { name: 'demo', operation: 'load' }, async (transaction) => {
    report('Theatre 1/4')
    const images = await saveImages(transaction, pictures)
    await tagPictures(transaction, images)
    const fileIds = await saveMediaFiles(transaction, files)
    const house = await loadHouse(transaction, { productions, variantContent, images, now })
    report('Productions 2/4')
    const persons = await loadPeople(transaction, { people, images })
    const context = { ...house, persons, images, scenes, now }
    const ids = await loadProductions(transaction, productions, context)
    report('Events 3/4')
    await loadEvents(transaction, { productions, standaloneEvents, ids }, context)
    await fillSeats(transaction, now)
    report('Site 4/4')
    await loadSite(transaction, { house, images, variantContent, now })
    const forms = await loadForms(transaction, variantContent.forms)
    const magazine = await loadArticles(transaction, {
      articles,
      context: { persons, productions: ids, images, now },
    })
    const imageUrls = new Map(pictures.map(({ key, url }) => [key, url]))
    const lookup = createIdLookup({ house, images, imageUrls, files: fileIds, forms, magazine })
    await loadPages(transaction, { pages: pagesOfVariant[variant], lookup, images })
    await loadLinkReferences(transaction)
    await loadSearchAnswers(transaction, { lookup, variant })
    const year = firstSeasonYear(now)
    await saveDemoMark(transaction, { loadedFor: year, standsFor: year })
    transaction.changed('the demo theatre', [everything])
  })
}

/** Renders media again, for a database whose media folder was lost. */
export async function restoreMedia(
  database: Database,
  { variant, makeMedia }: Pick<Loading, 'makeMedia'> & { variant: DemoVariant },
): Promise<void> {
  const { pictures, files } = await makeMedia(await readPortrayed(variant))
  await changeHouse(database, { name: 'demo', operation: 'restoreMedia' }, async (transaction) => {
    await saveImages(transaction, pictures)
    await saveMediaFiles(transaction, files)
    transaction.changed('all media', [everything])
  })
}

async function readPortrayed(variant: DemoVariant): Promise<Portrayed> {
  const [productions, people, posters, scenes, housePictures] = await Promise.all([
    readContent('productions'),
    readContent('people'),
    readContent('posters'),
    readContent('scenes'),
    readContent('house-pictures'),
  ])
  return {
    productions,
    people,
    posters: [...posters, ...contentOfVariant[variant].posters],
    scenes,
    housePictures,
  }
}
