import type { Contributor, ProgramEntry, Sponsor } from '@foyer/schema/shapes/production-details.ts'
import type { Image } from '@foyer/schema/shapes/images.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { sponsor } from '#database/tables/options.ts'
import { person } from '#database/tables/people.ts'
import {
  credit,
  productionImage,
  productionSponsor,
  programmeEntry,
} from '#database/tables/productions.ts'
import { nameOf, personSummary } from './person-summary.ts'
import { findPictures, noPicture } from './picture-store.ts'

/** The lists on the page of a production or event: contributors, programme, sponsors, images. */
export type ProductionDetails = {
  contributors: z.output<typeof Contributor>[]
  programs: z.output<typeof ProgramEntry>[]
  sponsors: z.output<typeof Sponsor>[]
  images: z.output<typeof Image>[]
}

export const emptyProductionDetails = (): ProductionDetails => ({
  contributors: [],
  programs: [],
  sponsors: [],
  images: [],
})

/** The details of the given productions by id: five queries, however many productions there are. */
export async function findProductionDetails(
  queries: Queries,
  { ids, locale }: { ids: number[]; locale: Locale },
): Promise<Map<number, ProductionDetails>> {
  const detailsById = new Map(ids.map((id) => [id, emptyProductionDetails()]))
  if (ids.length === 0) return detailsById
  const [credits, entries, sponsors, slides] = await Promise.all([
    queries
      .select({ productionId: credit.productionId, group: credit.group, role: credit.role, person })
      .from(credit)
      .innerJoin(person, eq(person.id, credit.personId))
      .where(inArray(credit.productionId, ids))
      .orderBy(asc(credit.productionId), asc(credit.position)),
    queries
      .select()
      .from(programmeEntry)
      .where(inArray(programmeEntry.productionId, ids))
      .orderBy(asc(programmeEntry.productionId), asc(programmeEntry.position)),
    queries
      .select({ productionId: productionSponsor.productionId, sponsor })
      .from(productionSponsor)
      .innerJoin(sponsor, eq(sponsor.id, productionSponsor.sponsorId))
      .where(inArray(productionSponsor.productionId, ids))
      .orderBy(asc(productionSponsor.productionId), asc(productionSponsor.position)),
    queries
      .select()
      .from(productionImage)
      .where(inArray(productionImage.productionId, ids))
      .orderBy(asc(productionImage.productionId), asc(productionImage.position)),
  ])
  const imageIds = [...slides, ...sponsors.map(({ sponsor }) => sponsor)].map(
    ({ imageId }) => imageId,
  )
  const pictures = await findPictures(queries, { ids: imageIds, locale })

  for (const { productionId, group, role, person } of credits) {
    detailsById.get(productionId)?.contributors.push({
      group,
      role: textIn(locale, role),
      person_id: person.id,
      name: nameOf(person),
      slug: person.slug,
      person: personSummary(person),
    })
  }
  for (const { productionId, kind, composer, title, movements, minutes } of entries) {
    detailsById
      .get(productionId)
      ?.programs.push({ kind, composer, title: textIn(locale, title), movements, minutes })
  }
  for (const { productionId, sponsor } of sponsors) {
    const { id, name, url, imageId } = sponsor
    const logo = (imageId !== null && pictures.get(imageId)) || noPicture
    detailsById.get(productionId)?.sponsors.push({ id, name, url, ...logo })
  }
  for (const { productionId, imageId } of slides) {
    const { image_obj: slide, image_thumbnails } = pictures.get(imageId) ?? noPicture
    if (slide) detailsById.get(productionId)?.images.push({ ...slide, image_thumbnails })
  }
  return detailsById
}
