import { eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { article } from '#database/tables/articles.ts'
import { change } from '#database/tables/changes.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { announceScheduledInvalidations } from './announce-scheduled-invalidations.ts'
import { getNewestChangeId } from './change-store.ts'

const theatre = useTheatre()

test('S-05: an article and its modules are hidden before its publication time and announced at that minute', async () => {
  const { database } = theatre
  const [found] = await database
    .select({ id: article.id })
    .from(article)
    .where(eq(article.key, 'demo:viertausend-liter'))
  const { id } = found!
  await database.execute(sql`delete from setting where key = 'announced-until'`)
  const { rows } = await database.execute<{ at: string }>(
    sql`update article set published_from = date_trunc('second', now()) + interval '1 hour' where id = ${id} returning published_from as at`,
  )
  const at = new Date(rows[0]!.at)
  expect(await listed()).not.toContain(id)
  expect((await theatre.call(`/de/api/articles/${id}/`)).status).toBe(404)
  const container = `/de/pageeditor-api/container/by-slug/article-${id}`
  expect((await theatre.call(container)).status).toBe(404)
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const preview = await theatre.call({ url: container, headers: editor.headers })
  expect(preview.status).toBe(200)

  const before = await getNewestChangeId(database)
  await announceScheduledInvalidations(database, new Date(at.getTime() - 60_000))
  await announceScheduledInvalidations(database, at)
  const changes = await database.select().from(change).where(gt(change.id, before))
  const tags = changes.flatMap((one) => one.tags)
  expect(tags).toEqual(expect.arrayContaining([`article:${id}`, 'articles']))
  expect(tags.some((tag) => tag.startsWith('production:'))).toBe(true)
  expect(tags.some((tag) => tag.startsWith('event:'))).toBe(true)

  await database
    .update(article)
    .set({ publishedFrom: new Date().toISOString() })
    .where(eq(article.id, id))
  expect((await listed())[0]).toBe(id)
})

async function listed(): Promise<number[]> {
  const { body } = await theatre.call('/de/api/articles/?page_size=100')
  return body.results.map(({ id }: { id: number }) => id)
}
