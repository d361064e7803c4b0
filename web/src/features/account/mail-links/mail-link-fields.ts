import { accountLinkPurposes } from '@foyer/schema/rest/mail-link-purposes.ts'

/** What a mailed link about an account is for, as the graph names it. */
export type AccountLinkPurpose = Uppercase<(typeof accountLinkPurposes)[number]>

/** The purpose of a mailed link about an account; undefined for any other text. */
export const findAccountPurpose = (text: string): AccountLinkPurpose | undefined =>
  graphPurposes.find((one) => one === text)

const graphPurposes = accountLinkPurposes.map(
  (purpose) => purpose.toUpperCase() as Uppercase<typeof purpose>,
)

/** Names of the fields of the forms about mailed links. */
export const fields = {
  intent: 'intent',
  email: 'email',
  firstName: 'first-name',
  lastName: 'last-name',
  token: 'token',
  purpose: 'purpose',
  newPassword: 'new-password',
} as const

/** What a mail is asked for. */
export const intents = { register: 'register', logIn: 'log-in', password: 'password' } as const
