import { randomBytes } from 'node:crypto'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '#database/connect.ts'
import { mailLinkMessages } from '#features/user/mail-links/mail-link-messages.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import { addAccount, findAccountByEmail } from '#sessions/account-store.ts'
import { addChallenge } from '#sessions/login-challenge-store.ts'

type House = { siteUrl: string; houseName: string }
type Invited = { email: string; firstName: string; lastName: string; locale: Locale }

/** For how long the link of an invitation can be used. */
const validMinutes = 7 * 24 * 60

/** Adds an account and mails its owner; returns its id. Null if the address has an account. */
export async function inviteAccount(
  transaction: Queries,
  house: House,
  row: Invited,
): Promise<number | null> {
  if (await findAccountByEmail(transaction, row.email)) return null
  const id = await addAccount(transaction, { ...row, username: row.email })
  if (id !== null) await mailInvitation(transaction, house, { ...row, id })
  return id
}

/** Mails a link by which somebody chooses a password. */
export async function mailInvitation(
  transaction: Queries,
  { siteUrl, houseName }: House,
  { id: accountId, email, firstName, lastName, locale }: Invited & { id: number },
): Promise<void> {
  const secret = randomBytes(32).toString('hex')
  await addChallenge(transaction, {
    secret,
    purpose: 'password',
    minutes: validMinutes,
    accountId,
    values: { email, locale, firstName, lastName },
  })
  const { greeting, mails } = mailLinkMessages[locale]
  const { subject, opening, button, validity, otherwise } = mails.invitation
  const path = sitePaths['user-link'][locale].replace('[token]', secret)
  const mail = composeMail({
    to: email,
    locale,
    subject: subject(houseName),
    before: [greeting, opening],
    links: [{ label: button, url: `${siteUrl}/${locale}${path}` }],
    after: [validity, otherwise],
    houseName,
  })
  await enqueueMail(transaction, { about: 'account', mail })
}
