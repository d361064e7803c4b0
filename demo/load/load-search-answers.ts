import { searchAnswer } from '@foyer/backend/src/database/tables/search.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'
import type { DemoVariant } from '#content/content-of-variant.ts'
import { searchAnswers } from '#content/house/search-answers.ts'
import type { DemoLookup } from '#content/pages/demo-page.ts'
import { regionSearchAnswers } from '#content/region/search-answers.ts'

const answersOf = { theatre: searchAnswers, region: regionSearchAnswers }

/** Writes the answers to common questions, which the search shows first. */
export async function loadSearchAnswers(
  transaction: WritableTransaction,
  { lookup, variant }: { lookup: DemoLookup; variant: DemoVariant },
): Promise<void> {
  const answers = answersOf[variant](lookup)
  await transaction.insert(searchAnswer).values(
    answers.map(({ terms, title, text, link, linkTitle }, position) => ({
      terms,
      title,
      text,
      link,
      linkTitle,
      position,
    })),
  )
}
