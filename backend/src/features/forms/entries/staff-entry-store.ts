import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { siteZone } from '#database/site-zone.ts'
import { form, formEntry, formFile } from '#database/tables/forms.ts'
import { answersOf, emailOf } from './answers-of.ts'

export type EntryState = 'unread' | 'read' | 'replied'
type Entry = typeof formEntry.$inferSelect

export type EntryFilter = {
  form?: number | undefined
  state?: EntryState | undefined
  search?: string | undefined
  date_from?: string | undefined
  date_to?: string | undefined
}

const maxExcerptLength = 160

/** A page of the entries that match, the newest first, and how many there are. */
export async function listEntries(
  queries: Queries,
  {
    filter,
    page,
    locale,
  }: { filter: EntryFilter; page: { offset: number; size: number }; locale: Locale },
) {
  const chosen = matchingEntries(filter)
  const [rows, counted] = await Promise.all([
    queries
      .select({ entry: formEntry, title: form.title })
      .from(formEntry)
      .innerJoin(form, eq(form.id, formEntry.formId))
      .where(chosen)
      .orderBy(desc(formEntry.id))
      .limit(page.size)
      .offset(page.offset),
    queries.select({ count: count() }).from(formEntry).where(chosen),
  ])
  return {
    count: counted[0]?.count ?? 0,
    results: rows.map(({ entry, title }) => ({
      ...summaryOf(entry, textIn(locale, title)),
      excerpt: excerptOf(entry, locale),
    })),
  }
}

/** An entry with all that was entered; undefined if there is none with that number. */
export async function findEntry(queries: Queries, { id, locale }: { id: number; locale: Locale }) {
  const [found] = await queries
    .select({ entry: formEntry, title: form.title })
    .from(formEntry)
    .innerJoin(form, eq(form.id, formEntry.formId))
    .where(eq(formEntry.id, id))
  if (!found) return undefined
  const { entry, title } = found
  const files = await queries.select().from(formFile).where(eq(formFile.entryId, id))
  return {
    ...summaryOf(entry, textIn(locale, title)),
    replied_at: entry.repliedAt?.toISOString() ?? null,
    email: emailOf(entry),
    answers: answersOf(entry, locale).map(({ question, label, text, fileIds }) => ({
      slug: question.slug,
      label,
      text,
      files: files
        .filter((file) => fileIds.includes(file.id))
        .map((file) => ({
          id: file.id,
          name: file.name,
          bytes: file.bytes,
          url: `/${locale}/api/forms-entries/${id}/files/${file.id}/`,
        })),
    })),
  }
}

/** Says what staff have done with an entry. Returns whether there is one. */
export async function markEntry(
  queries: Queries,
  { id, state }: { id: number; state: EntryState },
): Promise<boolean> {
  const marks = {
    unread: { readAt: null, repliedAt: null },
    read: { readAt: sql`coalesce(read_at, now())`, repliedAt: null },
    replied: { readAt: sql`coalesce(read_at, now())`, repliedAt: sql`now()` },
  } as const
  const changed = await queries
    .update(formEntry)
    .set(marks[state])
    .where(eq(formEntry.id, id))
    .returning({ id: formEntry.id })
  return changed.length > 0
}

/** Deletes entries with the records of their files. Returns their forms, one for each entry, and the ids of the files. */
export async function deleteEntries(
  queries: Pick<Queries, 'select' | 'delete'>,
  which: { id: number } | { form: number; before: string },
): Promise<{ formIds: number[]; fileIds: string[] }> {
  const chosen =
    'id' in which
      ? eq(formEntry.id, which.id)
      : and(eq(formEntry.formId, which.form), sql`${sentOn} < ${which.before}::date`)
  const entries = await queries
    .select({ id: formEntry.id, formId: formEntry.formId })
    .from(formEntry)
    .where(chosen)
    .for('update')
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return { formIds: [], fileIds: [] }
  const files = await queries
    .delete(formFile)
    .where(inArray(formFile.entryId, ids))
    .returning({ id: formFile.id })
  await queries.delete(formEntry).where(inArray(formEntry.id, ids))
  return { formIds: entries.map(({ formId }) => formId), fileIds: files.map(({ id }) => id) }
}

const sentOn = sql`(${formEntry.createdAt} at time zone ${siteZone})::date`

/** Which entries match; undefined for all. */
export function matchingEntries({
  form: formId,
  state,
  search,
  date_from,
  date_to,
}: EntryFilter): SQL | undefined {
  const states: Record<EntryState, SQL | undefined> = {
    unread: isNull(formEntry.readAt),
    read: and(isNotNull(formEntry.readAt), isNull(formEntry.repliedAt)),
    replied: isNotNull(formEntry.repliedAt),
  }
  return and(
    formId === undefined ? undefined : eq(formEntry.formId, formId),
    state && states[state],
    search?.trim()
      ? sql`position(lower(${search.trim()}) in lower(jsonb_path_query_array(${formEntry.values}, '$.*')::text)) > 0`
      : undefined,
    date_from ? sql`${sentOn} >= ${date_from}::date` : undefined,
    date_to ? sql`${sentOn} <= ${date_to}::date` : undefined,
  )
}

function summaryOf(entry: Entry, title: string) {
  const open: EntryState = entry.readAt ? 'read' : 'unread'
  return {
    id: entry.id,
    form: entry.formId,
    form_title: title,
    sent_at: entry.createdAt.toISOString(),
    locale: entry.locale,
    state: entry.repliedAt ? ('replied' as const) : open,
  }
}

function excerptOf(entry: Entry, locale: Locale): string {
  const texts = answersOf(entry, locale).map(({ text }) => text)
  return texts
    .filter((text) => text !== '' && text !== '✓')
    .join(' · ')
    .slice(0, maxExcerptLength)
}
