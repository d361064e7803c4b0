import { z } from 'zod'
import { EmailAddress, NamePart } from '@foyer/schema/shapes/order.ts'
import { Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { FieldError, NewPassword } from './account-operations.ts'
import { type MailLinkPurpose, mailLinkPurposes } from './mail-link-purposes.ts'
import type { Operation } from './operation.ts'
import { UserDetails } from './user-details.ts'

const purposes = {
  registration: 'To confirm the mail address and add the account.',
  log_in: 'To log in without a password.',
  password: 'To set a new password.',
  new_email: 'To confirm another mail address of an account.',
  newsletter: 'To confirm that the newsletter is wanted.',
  newsletter_end: 'To end the newsletter.',
  favourites_end: 'To end mails about favourites.',
} satisfies Record<MailLinkPurpose, string>

export const MailLinkToken = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    id: 'MailLinkToken',
    title: 'MailLinkToken',
    description: 'Secret of a mailed link, 64 hexadecimal digits. Only who reads the mail has it.',
  })

const MailLink = z
  .object({
    purpose: z.enum(mailLinkPurposes).meta({
      id: 'MailLinkPurpose',
      title: 'MailLinkPurpose',
      'x-enum-descriptions': purposes,
      description: 'What a mailed link is for.',
    }),
    email: z.string().describe('The address that it was sent to.'),
    expires_at: OffsetDateTime.nullable().describe(
      'Until when it can be used; null for a link that ends mails, which can be used as long as they come.',
    ),
  })
  .meta({
    id: 'MailLink',
    title: 'MailLink',
    description: 'A mailed link that was not used and has not expired.',
  })

export const MailRequested = z
  .object({ email: z.string().describe('The address that a mail is sent to.') })
  .meta({
    id: 'MailRequested',
    title: 'MailRequested',
    description: 'A mail is sent. Whether there is an account says only the mail.',
  })

export const AccountRejected = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    field_errors: z
      .array(FieldError)
      .describe('Problems by field; empty if the request cannot be read.'),
  })
  .meta({
    id: 'AccountRejected',
    title: 'AccountRejected',
    description: 'Why nothing was changed: fields are missing or wrong.',
  })

const anybody = {
  extension: {},
  access: 'public',
  localeOptional: true,
  pathParameters: { locale: Locale },
} as const
const byLink = { ...anybody, pathParameters: { locale: Locale, token: MailLinkToken } } as const

/** Accounts and log-ins by a mailed link. None of these calls says whether an address has an account. */
export const mailLinkOperations = {
  register: {
    ...anybody,
    operationId: 'register',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/registration/',
    summary: 'Ask for an account',
    description:
      'Sends a mail with a link that confirms the address and adds an account; if there is one already, the link logs in.',
    body: z
      .object({
        email: EmailAddress,
        first_name: NamePart.describe('First name; may be empty.'),
        last_name: NamePart.describe('Last name; may be empty.'),
      })
      .meta({ id: 'RegistrationWrite', title: 'RegistrationWrite', description: 'A new account.' }),
    response: MailRequested,
    errors: { 400: AccountRejected },
  },
  requestMailLink: {
    ...anybody,
    operationId: 'requestMailLink',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/mail-links/',
    summary: 'Ask for a link by mail',
    description:
      'Sends a mail with a link to log in or to set a new password; if there is no account, the mail says so.',
    body: z
      .object({
        email: EmailAddress,
        purpose: z.enum(['log_in', 'password']).meta({
          id: 'RequestedMailLinkPurpose',
          title: 'RequestedMailLinkPurpose',
          'x-enum-descriptions': { log_in: purposes.log_in, password: purposes.password },
          description: 'What a link is asked for.',
        }),
      })
      .meta({ id: 'MailLinkWrite', title: 'MailLinkWrite', description: 'A link by mail.' }),
    response: MailRequested,
    errors: { 400: AccountRejected },
  },
  mailLink: {
    ...anybody,
    operationId: 'mailLink',
    isRateLimited: true,
    isPersonal: true,
    method: 'GET',
    path: '/{locale}/api/user/mail-links/{token}/',
    summary: 'Get a mailed link',
    description: 'What a mailed link is for. Reading does not use it.',
    pathParameters: byLink.pathParameters,
    response: MailLink,
  },
  redeemMailLink: {
    ...byLink,
    operationId: 'redeemMailLink',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/mail-links/{token}/redeem/',
    summary: 'Use a mailed link',
    description:
      'Logs in with a mailed link, which can be used once, and sets the session cookie `sessionid`. A registration adds the account; a new password ends all other sessions. A link for another mail address is used by who is logged in to the account. Links about mails that somebody has ordered log nobody in.',
    body: z
      .object({
        new_password: NewPassword.optional().describe(
          'New password; required by links for one, optional for a registration, ignored by others.',
        ),
      })
      .meta({
        id: 'MailLinkUse',
        title: 'MailLinkUse',
        description: 'What is set with a mailed link.',
      }),
    response: UserDetails,
    errors: { 400: AccountRejected },
  },
} as const satisfies Record<string, Operation>
