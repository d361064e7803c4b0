import { findMissingPages } from '@foyer/demo/fixtures/operations.ts'
import { databaseUrl } from './database.ts'

/** How often the origin has counted a missing page, for each address with this ending. */
export async function countsOfMissingPage(ending: string): Promise<number[]> {
  return (await findMissingPages(databaseUrl(), `%${ending}`)).map(({ count }) => count)
}

/** Addresses of missing pages that contain this text. */
export async function missingPagesWith(labels: string): Promise<string[]> {
  return (await findMissingPages(databaseUrl(), `%${labels}%`)).map(({ url }) => url)
}
