import { queryDatabase } from './database.ts'

/** How often the origin has counted a missing page, for each address with this ending. */
export async function countsOfMissingPage(ending: string): Promise<number[]> {
  const rows = await queryDatabase<{ count: string }>(
    'select count from missing_page where url like $1',
    [`%${ending}`],
  )
  return rows.map(({ count }) => Number(count))
}

/** Addresses of missing pages that contain this text. */
export async function missingPagesWith(labels: string): Promise<string[]> {
  const rows = await queryDatabase<{ url: string }>(
    'select url from missing_page where url like $1',
    [`%${labels}%`],
  )
  return rows.map(({ url }) => url)
}
