import { asc } from 'drizzle-orm'
import { queuedMail } from '#database/tables/jobs.ts'
import type { Mail } from '#mail/send-mail.ts'
import { runJobs } from '#test/run-jobs.ts'
import type { Theatre } from '#test/use-theatre.ts'

export type QueuedMail = Mail & { html: string; about: string }

/** Runs what is due and returns the mails to an address that wait to be sent, the oldest first. */
export async function mailsTo(theatre: Theatre, address: string): Promise<QueuedMail[]> {
  await runJobs(theatre, { send_mail: () => undefined })
  const rows = await theatre.database.select().from(queuedMail).orderBy(asc(queuedMail.id))
  return rows
    .flatMap(({ content, about }) =>
      content === null ? [] : { ...(JSON.parse(content) as QueuedMail), about },
    )
    .filter(({ to }) => to.toLowerCase() === address.toLowerCase())
}

/** The links of a mail, as who reads it as text and as HTML finds them; both have the same. */
export function linksOf({ text, html }: QueuedMail): { text: string[]; html: string[] } {
  return {
    text: [...text.matchAll(/https?:\S+/g)].map(([url]) => url),
    html: [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url),
  }
}
