import { z } from 'zod'
import { EmailAddress, NamePart } from '@foyer/schema/shapes/order.ts'
import { Locale, OptionalText } from '@foyer/schema/shapes/scalars.ts'
import { AccessNeeds } from '@foyer/schema/shapes/visitor/access-needs.ts'
import { AccountRejected, MailRequested } from './mail-link-operations.ts'
import type { Operation } from './operation.ts'
import { UserDetails } from './user-details.ts'

const names = {
  first_name: NamePart.describe('First name; may be empty.'),
  last_name: NamePart.describe('Last name; may be empty.'),
  language: Locale.describe('Language of mails.'),
  access_needs: AccessNeeds,
}

export const UserProfile = z
  .object({
    username: z.string().describe('User name.'),
    email: z.string().describe('E-mail address.'),
    is_email_confirmed: z
      .boolean()
      .describe('Whether the user has proven to read mails to the address.'),
    has_password: z.boolean().describe('Whether a password is set.'),
    first_name: OptionalText.describe('First name; may be empty.'),
    last_name: OptionalText.describe('Last name; may be empty.'),
    language: names.language,
    access_needs: OptionalText.describe('What the theatre prepares for the user; may be empty.'),
    revision: z
      .string()
      .describe('Names this state of name, language and needs, for a form that is filled with it.'),
  })
  .meta({ id: 'UserProfile', title: 'UserProfile', description: 'What the user can change.' })

const shownRevision = z
  .string()
  .max(64)
  .default('')
  .describe('The revision that the form was filled with; without one, nothing is compared.')

/** Proof that it is the owner who calls, not somebody at a browser that was left open. */
const proof = z
  .string()
  .max(256)
  .default('')
  .describe('The password; not needed shortly after a log-in by link, passkey or provider.')

const own = {
  extension: {},
  access: 'visitor',
  localeOptional: true,
  pathParameters: { locale: Locale },
} as const

/** What visitors change about their account. */
export const profileOperations = {
  userProfile: {
    ...own,
    operationId: 'userProfile',
    method: 'GET',
    path: '/{locale}/api/user/profile/',
    summary: 'Get the own profile',
    description: 'What the current user can change about the account.',
    response: UserProfile,
  },
  changeProfile: {
    ...own,
    operationId: 'changeProfile',
    method: 'POST',
    path: '/{locale}/api/user/profile/',
    summary: 'Change the profile',
    description:
      'Changes the name, the language of mails, and what the theatre prepares. A form that is older than what is saved changes nothing: its problem is at `revision`, and at each field that it would overwrite.',
    body: z
      .object({ ...names, revision: shownRevision })
      .meta({ id: 'ProfileWrite', title: 'ProfileWrite', description: 'The new profile.' }),
    response: UserProfile,
    errors: { 400: AccountRejected },
  },
  changeEmail: {
    ...own,
    operationId: 'changeEmail',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/email/',
    summary: 'Ask for another mail address',
    description:
      'Sends a mail with a link that confirms the new address. Until it is used, the address stays as it is. Whether the address has an account says only the mail.',
    body: z.object({ email: EmailAddress, current_password: proof }).meta({
      id: 'EmailWrite',
      title: 'EmailWrite',
      description: 'The new mail address.',
    }),
    response: MailRequested,
    errors: { 400: AccountRejected },
  },
  deleteUser: {
    ...own,
    operationId: 'deleteUser',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/deletion/',
    summary: 'Delete the account',
    description:
      'Deletes the own account and ends its sessions. Orders are kept without name and address, those for coming events until then. Staff cannot delete their accounts.',
    body: z.object({ current_password: proof }).meta({
      id: 'DeletionWrite',
      title: 'DeletionWrite',
      description: 'Proof that it is the owner of the account.',
    }),
    response: UserDetails,
    errors: { 400: AccountRejected },
  },
} as const satisfies Record<string, Operation>
