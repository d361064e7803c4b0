import type { Operation } from '@foyer/schema/documents/operation.ts'
import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { applyOperations } from '#features/pages/documents/apply-operations.ts'
import { findDocument, readDraft } from '#features/pages/documents/document-store.ts'
import { publish } from '#features/pages/documents/publishing/publish.ts'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { type Theatre, useTheatre } from '#test/use-theatre.ts'
import { addOf } from './operations.ts'

export const theatre = {} as Theatre
export const anna = { name: 'editor', operation: 'applyOperations' } as const
export let editor: Session

export const siteUrl = 'https://theatre.example'

/** The page that `startPage` has made last. */
export let page: AddedPage
export let count = 0

/** The theatre of a file of tests of documents, with an editor. */
export function useDocuments(): void {
  useTheatre(theatre)
  beforeAll(async () => {
    editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  })
}

/** A page with a headline and a list of questions in German. */
export async function startPage() {
  page = await addPage(theatre.database, {
    paths: { de: `dokument-${++count}`, en: `document-${count}` },
    title: { de: 'Dokument', en: 'Document' },
    modules: [
      { kind: 'headline', content: 'Der Anfang' },
      { kind: 'faq', items: [{ question: 'Wann?', answer: textOf('Um acht.') }] },
    ],
  })
  return { slug: page.slug, locale: 'de' } as const
}

export type Key = Awaited<ReturnType<typeof startPage>>

export const textOf = (text: string) => [{ type: 'paragraph' as const, children: [{ text }] }]

export function applyTo(key: Key, operations: readonly Operation[], since = 0) {
  return applyOperations(theatre.database, anna, { key, operations, since, language: 'de' })
}

export async function draftOf(key: Key) {
  await applyTo(key, [])
  return readDraft(theatre.database, (await findDocument(theatre.database, key))!)
}

/** The operation that adds a hero which visitors see on 1 June 2030 only. */
export async function addOfHeroInJune() {
  const { rows } = await theatre.database.execute<{ id: number }>(sql`select id from image limit 1`)
  return addOf('hero-media', {
    headline: 'Im Juni',
    image: rows[0]!.id,
    online_from: '2030-06-01T00:00:00+02:00',
    online_to: '2030-06-02T00:00:00+02:00',
  })
}

export function publishDraft(key: Key, note = '') {
  return publish(theatre.database, anna, { key, note, language: 'de', siteUrl })
}

/** The page as visitors get it, or a version of it; the status if they do not. */
export async function shown(version?: number) {
  const query = version === undefined ? '' : `?version_id=${version}`
  const url = `/de/pageeditor-api/page/dokument-${count}${query}`
  const { status, body } = await theatre.call({ url, headers: version ? editor.headers : {} })
  return status === 200
    ? { title: body.title, modules: body.modules as Record<string, unknown>[] }
    : status
}
