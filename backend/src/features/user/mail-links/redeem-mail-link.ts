import { randomUUID } from 'node:crypto'
import {
  accountLinkPurposes,
  type MailLinkPurpose,
  mailLinkPurposes,
} from '@foyer/schema/rest/mail-link-purposes.ts'
import { defaultLocale, locales } from '@foyer/schema/shapes/scalars.ts'
import type { Database, Queries } from '#database/connect.ts'
import {
  addAccount,
  confirmAddress,
  findAccountByEmail,
  setPassword,
} from '#sessions/account-store.ts'
import { joinOrdersOfGuest } from '#sessions/join-orders-of-guest.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { findChallenge, takeChallenge } from '#sessions/login-challenge-store.ts'
import { endSessionsOf } from '#sessions/own-session-store.ts'
import { hashPassword, isWeakPassword } from '#sessions/password.ts'
import type { MailingLinks, MailingPurpose } from './mailing-links.ts'
import type { Redeemed } from './redeemed.ts'

type MailLink = {
  purpose: MailLinkPurpose
  email: string
  values: Record<string, string>
  /** Null for a link that ends a mailing. */
  expiresAt: Date | null
}

/** A mailed link that can be used; undefined if it was used, has expired or never was one. */
export async function findMailLink(
  { database, mailingLinks }: Pick<MailLinkDependencies, 'database' | 'mailingLinks'>,
  secret: string,
): Promise<MailLink | undefined> {
  const found = await findChallenge(database, secret)
  if (!found) {
    const end = await mailingLinks.findEnd(database, secret)
    return end && { purpose: end.purpose, email: end.email, values: {}, expiresAt: null }
  }
  const purpose = mailLinkPurposes.find((one) => one === found.purpose)
  if (!purpose) return undefined
  const { values, expiresAt } = found
  return { purpose, email: values['email'] ?? '', values, expiresAt }
}

export type MailLinkDependencies = {
  database: Database
  siteUrl: string
  houseName: string
  mailingLinks: MailingLinks
}

/**
 * Uses a mailed link, once: who has it reads mails to the address. The account of a registration is added only now, and its password is chosen
 * only now, so that nobody can prepare an account for somebody else. A weak password does not use up the link.
 */
export async function redeemMailLink(
  dependencies: MailLinkDependencies,
  use: { secret: string; password: string | undefined; visitorId: number | undefined },
): Promise<Redeemed> {
  const { database, mailingLinks } = dependencies
  const { secret, password } = use
  const link = await findMailLink(dependencies, secret)
  if (!link) return { ok: false, problem: 'expired' }
  const { purpose, email, values } = link
  if (isAboutMailing(purpose)) {
    const isUsed = await mailingLinks.use({ secret, purpose, locale: localeOf(values) })
    return isUsed ? { ok: true, accountId: null } : { ok: false, problem: 'expired' }
  }
  if (purpose === 'new_email') return confirmNewEmail(dependencies, { ...use, email })
  const isPasswordSet = purpose !== 'log_in' && password !== undefined
  if (purpose === 'password' && !isPasswordSet) return { ok: false, problem: 'password-missing' }
  const names = [email, values['firstName'] ?? '', values['lastName'] ?? '']
  if (isPasswordSet && isWeakPassword(password, names))
    return { ok: false, problem: 'weak-password' }
  const passwordHash = isPasswordSet ? await hashPassword(password) : undefined

  return database.transaction(async (transaction): Promise<Redeemed> => {
    const taken = await takeChallenge(transaction, { secret, purpose })
    if (!taken) return { ok: false, problem: 'expired' }
    const accountId = taken.accountId ?? (await getOrAddAccount(transaction, values))
    await confirmAddress(transaction, { accountId, email })
    await joinOrdersOfGuest(transaction, { accountId, email })
    if (passwordHash !== undefined) {
      await setPassword(transaction, { accountId, passwordHash })
      await endSessionsOf(transaction, { accountId })
    }
    return { ok: true, accountId, isLogIn: true }
  })
}

const isAboutMailing = (purpose: MailLinkPurpose): purpose is MailingPurpose =>
  !accountLinkPurposes.some((one) => one === purpose)

const localeOf = (values: Record<string, string>) =>
  locales.find((one) => one === values['locale']) ?? defaultLocale

/** Of two registrations with one address the first that is confirmed adds the account, and the second logs in to it. */
async function getOrAddAccount(
  transaction: Queries,
  { email = '', firstName = '', lastName = '', ...values }: Record<string, string>,
): Promise<number> {
  const existing = await findAccountByEmail(transaction, email)
  if (existing) return existing.id
  const locale = localeOf(values)
  const row = { email, firstName, lastName, locale, emailConfirmedAt: new Date() }
  // Somebody may have the address as a user name, without having proven that it is theirs.
  for (const username of [email, `${email}-${randomUUID().slice(0, 8)}`]) {
    const added = await addAccount(transaction, { ...row, username })
    if (added !== null) return added
    const meanwhile = await findAccountByEmail(transaction, email)
    if (meanwhile) return meanwhile.id
  }
  throw new Error('All user names for a confirmed address are taken')
}
