import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, isNull, lte, max, min, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { form, formEntry } from '#database/tables/forms.ts'

const maxForms = 50

/** The forms with entries that nobody has read, the one that waits longest first. */
export async function listWaitingForms(queries: Queries, locale: Locale) {
  const oldest = min(formEntry.createdAt)
  const rows = await queries
    .select({
      form: form.id,
      title: form.title,
      unread: sql<number>`count(*)::int`,
      oldestAt: oldest,
      lastEntry: max(formEntry.id),
    })
    .from(formEntry)
    .innerJoin(form, eq(form.id, formEntry.formId))
    .where(isNull(formEntry.readAt))
    .groupBy(form.id)
    .orderBy(asc(oldest))
    .limit(maxForms)
  return rows.map(({ title, oldestAt, lastEntry, ...row }) => ({
    ...row,
    title: textIn(locale, title),
    oldest_at: oldestAt!.toISOString(),
    last_entry: lastEntry!,
  }))
}

/** Marks entries as read. Those that came later stay unread. */
export async function markEntriesRead(
  queries: Queries,
  { formId, lastEntryId }: { formId: number; lastEntryId: number },
): Promise<void> {
  await queries
    .update(formEntry)
    .set({ readAt: sql`now()` })
    .where(
      and(eq(formEntry.formId, formId), lte(formEntry.id, lastEntryId), isNull(formEntry.readAt)),
    )
}
