import { findEmailField } from '@foyer/schema/forms/email-confirmation.ts'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { entryMessages } from './entry-messages.ts'
import { findForm, type StoredField } from './form-store.ts'

/** Notifications are in German, whatever the visitor's language. */
const locale = 'de'

/** Enqueues the mail about an entry to each of the form's recipients. */
export async function notifyStaff(
  transaction: Queries,
  { siteUrl, entryId }: { siteUrl: string; entryId: number },
): Promise<void> {
  const [entry] = await transaction.select().from(formEntry).where(eq(formEntry.id, entryId))
  const form = entry && (await findForm(transaction, entry.formId))
  if (!entry || !form) return
  const texts = entryMessages[locale]
  const files = await transaction.select().from(formFile).where(eq(formFile.entryId, entryId))
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
  const mail = {
    subject: texts.openedFor(textIn(locale, form.title)),
    text: [
      ...lines,
      `${texts.language}: ${entry.locale}`,
      `${texts.allEntries}: ${siteUrl}/${locale}/api/forms/${form.id}/entries.csv`,
    ].join('\n\n'),
    ...(replyTo && { replyTo }),
  }
  for (const to of form.recipients) {
    await enqueueMail(transaction, { about: `entry/${entryId}`, mail: { ...mail, to } })
  }
}

/** Quoted as in mails, so that a visitor's text cannot pass for another field. */
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

/** The mail address that a visitor has entered; undefined if there is none. */
export function findAddress(
  fields: StoredField[],
  values: Record<string, FieldValue>,
): string | undefined {
  const field = findEmailField(fields)
  const value = field && values[field.slug]
  return typeof value === 'string' && value !== '' ? value : undefined
}
