import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '#database/connect.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'

/** Staff gets mail in German, whatever language the page is in. */
export const languageNames: Record<ContentLocale, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  ja: 'Japanisch',
  la: 'Latein',
}

type About = { slug: string; locale: ContentLocale; title: string; by: string; note: string }

/** Tells publishers that a draft waits for them. */
export async function mailSubmitted(
  transaction: Queries,
  { recipients, ...about }: About & { recipients: string[] },
): Promise<void> {
  const subject = `Zur Veröffentlichung: „${about.title}“`
  const opening = `${about.by} möchte „${about.title}“ (${languageNames[about.locale]}) veröffentlichen.`
  for (const to of recipients) {
    await enqueueMail(transaction, {
      about: `submission/${about.slug}`,
      mail: { to, subject, text: textOf(opening, about) },
    })
  }
}

/** Tells an editor that a draft was returned. */
export async function mailReturned(
  transaction: Queries,
  { to, ...about }: About & { to: string },
): Promise<void> {
  const subject = `Noch nicht veröffentlicht: „${about.title}“`
  const opening = `${about.by} hat „${about.title}“ (${languageNames[about.locale]}) mit einer Anmerkung zurückgegeben.`
  await enqueueMail(transaction, {
    about: `submission/${about.slug}`,
    mail: { to, subject, text: textOf(opening, about) },
  })
}

/** Notes are quoted line by line, so that they cannot pass for the text of the mail. */
function textOf(opening: string, { note }: About): string {
  const quoted = note.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`)
  return note === '' ? opening : [opening, '', ...quoted].join('\n')
}
