import { addArticleCategory } from '@foyer/demo/fixtures/articles.ts'
import { databaseUrl } from './database.ts'

/** A category of the magazine without articles, for the duration of the callback. */
export async function withEmptyCategory(
  words: Parameters<typeof addArticleCategory>[1],
  work: (id: number) => Promise<void>,
): Promise<void> {
  const { id, remove } = await addArticleCategory(databaseUrl(), words)
  try {
    await work(id)
  } finally {
    await remove()
  }
}
