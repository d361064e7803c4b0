import { searchAnswer } from '@foyer/backend/src/database/tables/search.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'
import { searchAnswers } from '#content/house/search-answers.ts'
import type { DemoLookup } from '#content/pages/demo-page.ts'

/** Writes the answers to common questions, which the search shows first. */
export async function loadSearchAnswers(
  transaction: WritableTransaction,
  lookup: DemoLookup,
): Promise<void> {
  await transaction
    .insert(searchAnswer)
    .values(searchAnswers(lookup).map((answer, position) => ({ ...answer, position })))
}
