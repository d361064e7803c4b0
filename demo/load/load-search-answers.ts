import { searchAnswer } from '@foyer/backend/src/database/tables/search.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'
import { searchAnswers } from '#content/house/search-answers.ts'
import type { DemoThings } from '#content/pages/demo-page.ts'

/** Writes the answers to common questions, which the search shows first. */
export async function loadSearchAnswers(
  transaction: WritableTransaction,
  things: DemoThings,
): Promise<void> {
  await transaction
    .insert(searchAnswer)
    .values(searchAnswers(things).map((answer, position) => ({ ...answer, position })))
}
