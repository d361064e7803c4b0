import { randomBytes } from 'node:crypto'
import { type AccountLinkPurpose, mailLinkMinutes } from '@foyer/schema/rest/mail-link-purposes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
import { countMails, enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import { findAccountByEmail } from '#sessions/account-store.ts'
import { addChallenge } from '#sessions/login-challenge-store.ts'
import { mailLinkMessages } from './mail-link-messages.ts'

export type AccountMailRequest = {
  purpose: AccountLinkPurpose
  email: string
  locale: Locale
  /** Of who registers. */
  firstName?: string
  lastName?: string
  /** Whose address it becomes. */
  accountId?: number
}

declare global {
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface Tasks {
      send_account_mail: AccountMailRequest
    }
  }
}

/** Mails to one address in a day, whatever they are about. */
const maxMailsPerDay = 20

/**
 * Answers a request for a link with a mail. It is a job, so that the response to the request neither depends on whether there is an account nor
 * takes longer for one; and there is a mail in either case, which says what only the reader of the mailbox may know.
 */
export async function sendAccountMail(
  { database, siteUrl, houseName }: { database: Database; siteUrl: string; houseName: string },
  request: AccountMailRequest,
): Promise<void> {
  const { email, locale } = request
  await database.transaction(async (transaction) => {
    await lockForTransaction(transaction, 'mails', email.toLowerCase())
    const about = 'account'
    const written = await countMails(transaction, { about, to: email })
    if (written.to >= maxMailsPerDay) return
    const { kind, path } = await createLink(transaction, request)
    const { greeting, mails } = mailLinkMessages[locale]
    const { subject, opening, button, validity, otherwise } = mails[kind]
    const mail = composeMail({
      to: email,
      locale,
      subject: subject(houseName),
      before: [greeting, opening],
      links: [{ label: button, url: `${siteUrl}/${locale}${path}` }],
      after: [validity, otherwise],
      houseName,
    })
    await enqueueMail(transaction, { about, mail })
  })
}

async function createLink(transaction: Queries, request: AccountMailRequest) {
  const { purpose, email, locale, firstName = '', lastName = '' } = request
  const account = await findAccountByEmail(transaction, email)
  if (account && purpose === 'new_email') {
    return { kind: 'taken', path: sitePaths['user-link-request'][locale] } as const
  }
  if (!account && purpose !== 'registration' && purpose !== 'new_email') {
    return { kind: 'unknown', path: sitePaths['user-register'][locale] } as const
  }
  const secret = randomBytes(32).toString('hex')
  const linkPurpose = account && purpose === 'registration' ? 'log_in' : purpose
  const accountId = purpose === 'new_email' ? request.accountId : account?.id
  await addChallenge(transaction, {
    secret,
    purpose: linkPurpose,
    minutes: mailLinkMinutes[linkPurpose],
    ...(accountId !== undefined && { accountId }),
    values: { email, locale, firstName, lastName },
  })
  return {
    kind: account && purpose === 'registration' ? 'known' : purpose,
    path: sitePaths['user-link'][locale].replace('[token]', secret),
  } as const
}
