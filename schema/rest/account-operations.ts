import { z } from 'zod'
import { emailAddressPattern } from '@foyer/schema/shapes/visitor/email-address-pattern.ts'
import { RoleName } from '@foyer/schema/shapes/roles.ts'
import { Id, idOf, Locale, OffsetDateTime, OptionalText } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const SessionCredential = z.enum(['password', 'passkey', 'oidc', 'mail']).meta({
  id: 'SessionCredential',
  title: 'SessionCredential',
  'x-enum-descriptions': {
    password: 'A password.',
    passkey: 'A passkey.',
    oidc: 'An identity at the theatre’s OpenID Connect provider.',
    mail: 'A link by mail.',
  },
  description: 'What a session was begun with.',
})

/** Characters of a new password. Long ones need no other rules (NIST SP 800-63B, 3.1.1.2). */
export const passwordLength = { min: 12, max: 256 }

export const UserSession = z
  .object({
    id: idOf('session'),
    credential: SessionCredential,
    user_agent: OptionalText.describe('The browser as it names itself; may be empty.'),
    started_at: OffsetDateTime,
    expires_at: OffsetDateTime,
    is_current: z.boolean().describe('Whether it is the session of this call.'),
  })
  .meta({ id: 'UserSession', title: 'UserSession', description: 'A session of the current user.' })

export const UserSessions = z
  .object({ sessions: z.array(UserSession).describe('Sessions, the newest first.') })
  .meta({ id: 'UserSessions', title: 'UserSessions', description: 'Sessions of the current user.' })

export const NewPassword = z
  .string()
  .min(passwordLength.min)
  .max(passwordLength.max)
  .describe(`New password: ${passwordLength.min} to ${passwordLength.max} characters.`)

export const FieldError = z
  .object({
    field: z.string().describe('Name of the field in the request; e.g. "new_password".'),
    message: z.string().describe('What is wrong, in the language of the request.'),
  })
  .meta({ id: 'FieldError', title: 'FieldError', description: 'A problem with a field.' })

export const PasswordRejected = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    field_errors: z
      .array(FieldError)
      .describe('Problems by field; empty if the request cannot be read.'),
  })
  .meta({
    id: 'PasswordRejected',
    title: 'PasswordRejected',
    description: 'Why the password was not changed: the current one is wrong, or the new one weak.',
  })

const RoleGrant = z
  .object({
    id: idOf('grant'),
    role: RoleName,
    page: Id.nullable().describe(
      'Number of the page for which the role is given, with the pages below it; null for the whole site.',
    ),
    source: z.enum(['staff', 'oidc']).meta({
      id: 'RoleSource',
      title: 'RoleSource',
      'x-enum-descriptions': {
        staff: 'An admin.',
        oidc: 'Groups at the OpenID Connect provider, which are compared at each log-in.',
      },
      description: 'Who gave a role.',
    }),
  })
  .meta({ id: 'RoleGrant', title: 'RoleGrant', description: 'A role of an account.' })

export const StaffAccount = z
  .object({
    id: idOf('account'),
    username: z.string().describe('User name.'),
    email: z.string().describe('E-mail address.'),
    first_name: OptionalText.describe('First name; may be empty.'),
    last_name: OptionalText.describe('Last name; may be empty.'),
    grants: z.array(RoleGrant).describe('Roles of the account; may be empty.'),
  })
  .meta({ id: 'StaffAccount', title: 'StaffAccount', description: 'An account and its roles.' })

const visitors = {
  extension: {},
  access: 'visitor',
  localeOptional: true,
  pathParameters: { locale: Locale },
} as const
const admins = { ...visitors, access: 'admin' } as const

/** Sessions and the password of the current user. */
export const accountOperations = {
  userSessions: {
    ...visitors,
    operationId: 'userSessions',
    method: 'GET',
    path: '/{locale}/api/user/sessions/',
    summary: 'List the own sessions',
    description: 'Where the current user is logged in.',
    response: UserSessions,
  },
  endUserSession: {
    ...visitors,
    operationId: 'endUserSession',
    method: 'POST',
    path: '/{locale}/api/user/sessions/{id}/end/',
    summary: 'End a session',
    description: 'Ends one of the own sessions, e.g. that of a lost telephone.',
    pathParameters: { locale: Locale, id: idOf('session') },
    response: UserSessions,
  },
  changePassword: {
    ...visitors,
    operationId: 'changePassword',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/password/',
    summary: 'Change the password',
    description: 'Changes the own password. All other sessions end, and this one is renewed.',
    body: z
      .object({
        current_password: z.string().min(1).max(256).describe('The password until now.'),
        new_password: NewPassword,
      })
      .meta({
        id: 'PasswordWrite',
        title: 'PasswordWrite',
        description: 'The password until now, and the new one.',
      }),
    response: UserSessions,
    errors: { 400: PasswordRejected },
  },
} as const satisfies Record<string, Operation>

/** Accounts and their roles. */
export const staffAccountOperations = {
  staffAccounts: {
    ...admins,
    operationId: 'staffAccounts',
    method: 'GET',
    path: '/{locale}/api/accounts/',
    summary: 'List accounts with roles',
    description: 'Accounts that have a role, by user name.',
    response: z.array(StaffAccount),
  },
  addStaffAccount: {
    ...admins,
    operationId: 'addStaffAccount',
    method: 'POST',
    path: '/{locale}/api/accounts/',
    summary: 'Add an account',
    description: 'Adds an account without roles.',
    body: z
      .object({
        username: z.string().min(1).max(150).describe('User name; unique.'),
        email: z.string().max(254).regex(emailAddressPattern).describe('E-mail address.'),
        first_name: z.string().max(100).default('').describe('First name.'),
        last_name: z.string().max(100).default('').describe('Last name.'),
        password: NewPassword,
      })
      .meta({
        id: 'StaffAccountWrite',
        title: 'StaffAccountWrite',
        description: 'A new account.',
      }),
    responseStatus: 201,
    response: StaffAccount,
  },
  grantRole: {
    ...admins,
    operationId: 'grantRole',
    method: 'POST',
    path: '/{locale}/api/accounts/{id}/roles/',
    summary: 'Give a role',
    description: 'Gives a role for the whole site or for a page and those below it.',
    pathParameters: { locale: Locale, id: idOf('account') },
    body: z
      .object({
        role: RoleName,
        page: Id.nullable()
          .default(null)
          .describe('For editors and publishers: number of the page; null for the whole site.'),
      })
      .meta({ id: 'RoleWrite', title: 'RoleWrite', description: 'A role.' }),
    response: StaffAccount,
  },
  revokeRole: {
    ...admins,
    operationId: 'revokeRole',
    method: 'POST',
    path: '/{locale}/api/accounts/{id}/roles/{grant}/revoke/',
    summary: 'Take away a role',
    description: 'Takes away a role: from the next call on it is gone.',
    pathParameters: { locale: Locale, id: idOf('account'), grant: idOf('grant') },
    response: StaffAccount,
  },
} as const satisfies Record<string, Operation>
