import { randomBytes } from 'node:crypto'
import { mailLinkMinutes } from '@foyer/schema/rest/mail-link-purposes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
import { addJob } from '#jobs/add-job.ts'
import { countMails, enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import { addChallenge, takeChallenge } from '#sessions/login-challenge-store.ts'
import {
  addConsent,
  findNewsletterConsent,
  hasConsent,
  listNewsletterConsents,
  listUnreported,
  markReported,
  removeConsent,
} from './consent-store.ts'
import { endSecret, mailingUrl, oneClickUrl } from './end-link.ts'
import type { NewsletterList } from './newsletter-list.ts'
import { newsletterMessages } from './newsletter-messages.ts'

type Order = { email: string; locale: Locale }

declare global {
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface Tasks {
      send_newsletter_mail: Order
      report_newsletter: { email: string }
    }
  }
}

export type MailingDependencies = {
  database: Database
  getTokenSecret: () => Promise<string>
  siteUrl: string
  houseName: string
}

export type Newsletter = ReturnType<typeof createNewsletter>

/** Mails to one address in a day, whatever they are about. */
const maxMailsPerDay = 20
const batchSize = 500

/** The newsletter: who gets it, by double opt-in, and what is reported to the theatre's list. `list`: undefined if there is none. */
export function createNewsletter(
  { database, getTokenSecret, siteUrl, houseName }: MailingDependencies,
  list: NewsletterList | undefined,
) {
  /** The mail that confirms, welcomes or says that there is nothing to do. */
  async function writeMail(
    transaction: Queries,
    { email, locale, kind, url }: Order & { kind: 'confirm' | 'known' | 'welcome'; url?: string },
  ): Promise<void> {
    const { greeting, end, mails } = newsletterMessages[locale]
    const { subject, opening, button, after } = mails[kind]
    const secret = endSecret(await getTokenSecret(), { email })
    const endUrl = mailingUrl(siteUrl, { locale, secret })
    const mail = composeMail({
      to: email,
      locale,
      subject: subject(houseName),
      before: [greeting, opening],
      links: [{ label: button, url: url ?? endUrl }],
      after,
      // What has not been ordered yet cannot be ended.
      ...(kind !== 'confirm' && {
        end: { label: end, url: endUrl, oneClickUrl: oneClickUrl(siteUrl, { locale, secret }) },
      }),
      houseName,
    })
    await enqueueMail(transaction, { about: 'newsletter', mail })
  }

  const reportLater = (queries: Queries, email: string) =>
    addJob(queries, 'report_newsletter', { payload: { email }, key: `newsletter/${email}` })

  async function start(transaction: Queries, { email, locale }: Order): Promise<void> {
    const secret = endSecret(await getTokenSecret(), { email })
    if (!(await addConsent(transaction, { subscriber: { email }, locale, secret }))) return
    await writeMail(transaction, { email, locale, kind: 'welcome' })
    await reportLater(transaction, email)
  }

  async function endIn(transaction: Queries, email: string): Promise<boolean> {
    const isEnded = await removeConsent(transaction, { email })
    if (isEnded) await reportLater(transaction, email)
    return isEnded
  }

  return {
    /**
     * Takes an order for an address that nobody has proven to read yet. It is a job, so that neither the response nor its time depends on whether the
     * address gets the newsletter already.
     */
    request: (queries: Queries, { email, locale }: Order) =>
      addJob(queries, 'send_newsletter_mail', { payload: { email: normal(email), locale } }),

    /** Sends the mail that an order causes: a link to confirm it, or that the newsletter comes already. */
    async sendMail({ email, locale }: Order): Promise<void> {
      await database.transaction(async (transaction) => {
        await lockForTransaction(transaction, 'mails', email)
        const written = await countMails(transaction, { about: 'newsletter', to: email })
        if (written.to >= maxMailsPerDay) return
        if (await hasConsent(transaction, { email })) {
          return writeMail(transaction, { email, locale, kind: 'known' })
        }
        const secret = randomBytes(32).toString('hex')
        await addChallenge(transaction, {
          secret,
          purpose: 'newsletter',
          minutes: mailLinkMinutes.newsletter,
          values: { email, locale },
        })
        const url = mailingUrl(siteUrl, { locale, secret })
        return writeMail(transaction, { email, locale, kind: 'confirm', url })
      })
    },

    /** Uses the link of an order, once; false if it has expired or was used before. */
    confirm: (secret: string, locale: Locale): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const taken = await takeChallenge(transaction, { secret, purpose: 'newsletter' })
        if (!taken) return false
        await start(transaction, { email: taken.values['email']!, locale })
        return true
      }),

    /** Whether an address gets it. */
    isOrdered: (email: string) => hasConsent(database, { email: normal(email) }),

    /** Starts it for an address whose owner is logged in and has proven to read it. */
    start: ({ email, locale }: Order) =>
      database.transaction((transaction) => start(transaction, { email: normal(email), locale })),

    /** Ends it; false if it had ended before. */
    end: (email: string): Promise<boolean> =>
      database.transaction((transaction) => endIn(transaction, normal(email))),

    /** The same in a transaction of others. */
    endIn,

    /** Reports to the theatre's list what is true now, however often it has changed since the last time. */
    async report({ email }: { email: string }): Promise<void> {
      if (!list) return
      const consent = await findNewsletterConsent(database, email)
      if (!consent) return list.report({ event: 'unsubscribed', email })
      const { locale, givenAt } = consent
      const secret = endSecret(await getTokenSecret(), { email })
      await list.report({
        event: 'subscribed',
        email,
        language: locale,
        confirmed_at: givenAt.toISOString(),
        unsubscribe_url: mailingUrl(siteUrl, { locale, secret }),
        one_click_url: oneClickUrl(siteUrl, { locale, secret }),
      })
      await markReported(database, email)
    },

    /** A table of everybody who gets it, with a heading, for theatres without a list. */
    listRows: async (locale: Locale): Promise<string[][]> => {
      const tokenSecret = await getTokenSecret()
      const rows = (await listNewsletterConsents(database)).map((consent) => [
        consent.email,
        consent.locale,
        consent.givenAt.toISOString(),
        mailingUrl(siteUrl, {
          locale: consent.locale,
          secret: endSecret(tokenSecret, { email: consent.email }),
        }),
      ])
      return [newsletterMessages[locale].heading, ...rows]
    },

    /** Reports orders to the list that it does not know, e.g. because there was none when they were confirmed. */
    async reportWaiting(): Promise<void> {
      if (!list) return
      for (const email of await listUnreported(database, batchSize))
        await reportLater(database, email)
    },
  }
}

const normal = (email: string) => email.trim().toLowerCase()
