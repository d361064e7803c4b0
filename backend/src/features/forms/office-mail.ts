import { findEmailField } from '@foyer/schema/forms/email-confirmation.ts'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'
import type { SendMail } from '#mail/send-mail.ts'
import { entryMessages } from './entry-messages.ts'
import { findForm, type StoredField } from './form-store.ts'

export type OfficeNeeds = { database: Database; siteUrl: string; sendMail: SendMail }

/** The office speaks German, whatever the visitor does. */
const locale = 'de'
const mostAtOnce = 50

/** Mails an entry to those whom its form is for, and remembers that. */
export async function tellOffice(needs: OfficeNeeds, entryId: number): Promise<void> {
  const { database, siteUrl, sendMail } = needs
  const [entry] = await database.select().from(formEntry).where(eq(formEntry.id, entryId))
  const form = entry && (await findForm(database, entry.formId))
  if (!entry || !form || entry.mailedAt) return
  const say = entryMessages[locale]
  const files = await database.select().from(formFile).where(eq(formFile.entryId, entryId))
  const addresses = new Map(
    files.map(({ id, name }) => [
      id,
      `${name}: ${siteUrl}/${locale}/api/forms-entries/${entryId}/files/${id}/`,
    ]),
  )
  const lines = form.fields.map(
    (field) =>
      `${textIn(locale, field.label)}\n${quoted(shown(field, entry.values[field.slug], addresses))}`,
  )
  const replyTo = findAddress(form.fields, entry.values)
  await sendMail({
    to: form.recipient,
    subject: say.openedFor(textIn(locale, form.title)),
    text: [
      ...lines,
      `${say.language}: ${entry.locale}`,
      `${say.allEntries}: ${siteUrl}/${locale}/api/forms/${form.id}/entries.csv`,
    ].join('\n\n'),
    ...(replyTo && { replyTo }),
  })
  await database
    .update(formEntry)
    .set({ mailedAt: sql`now()` })
    .where(eq(formEntry.id, entryId))
}

/** Mails what could not be mailed when it came; throws at the end if some of it could not be mailed now either. */
export async function tellOfficeLater(needs: OfficeNeeds): Promise<void> {
  const waiting = await needs.database
    .select({ id: formEntry.id })
    .from(formEntry)
    .where(
      and(isNull(formEntry.mailedAt), sql`${formEntry.createdAt} < now() - interval '1 minute'`),
    )
    // By chance: what is refused each time must not stand before all others for ever.
    .orderBy(sql`random()`)
    .limit(mostAtOnce)
  const failures: unknown[] = []
  for (const { id } of waiting) {
    await tellOffice(needs, id).catch((cause: unknown) => failures.push(cause))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Entries could not be mailed.')
}

/** As mails quote: what somebody has written cannot pass for another field. */
const quoted = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')

function shown(
  { fieldType, choices }: StoredField,
  value: FieldValue | undefined,
  addresses: Map<string, string>,
): string {
  const kind = kindOf(fieldType)
  const labels = new Map(choices.map((choice) => [choice.value, textIn(locale, choice.label)]))
  const words = [value ?? []].flat().map((one) => addresses.get(one) ?? labels.get(one) ?? one)
  if (kind === 'checkbox') return words.includes('true') ? '✓' : '–'
  return words.filter(Boolean).join('\n') || '–'
}

function findAddress(
  fields: StoredField[],
  values: Record<string, FieldValue>,
): string | undefined {
  const field = findEmailField(fields)
  const value = field && values[field.slug]
  return typeof value === 'string' && value !== '' ? value : undefined
}
