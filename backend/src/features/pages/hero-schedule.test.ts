import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

const past = '2020-01-01T00:00:00+01:00'
const future = '2099-01-01T00:00:00+01:00'

test('M-05 a hero is there for visitors within its time only, for editors always', async () => {
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const { rows } = await theatre.database.execute<{ slug: string }>(
    sql`select min(slug) as slug from container`,
  )
  const slug = rows[0]!.slug
  for (const [headline, online_from, online_to] of [
    ['Läuft', past, future],
    ['Ohne Ende', past, null],
    ['Vorbei', past, past],
    ['Kommt noch', future, null],
  ]) {
    const payload = { slug, headline, online_from, online_to }
    const { status } = await editor.send({ url: '/de/pageeditor-api/hero-media', payload })
    expect(status).toBe(201)
  }
  const heroes = async (headers?: Record<string, string>) => {
    const url = `/de/pageeditor-api/container/by-slug/${slug}`
    const { body } = await theatre.call(headers ? { url, headers } : url)
    return (body.children as { type: string; headline: string }[])
      .filter(({ type }) => type === 'hero-media')
      .map(({ headline }) => headline)
  }
  expect(await heroes()).toEqual(['Läuft', 'Ohne Ende'])
  expect(await heroes(editor.headers)).toEqual(['Läuft', 'Ohne Ende', 'Vorbei', 'Kommt noch'])
})
