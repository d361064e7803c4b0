import { z } from 'zod'
import { exportPath } from '@foyer/schema/resources/export-path.ts'
import { EmailAddress, NamePart } from '@foyer/schema/shapes/order.ts'
import { pageNumber, paged, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { RoleName, roles } from '@foyer/schema/shapes/roles.ts'
import { Id, idOf, Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { StaffAccount, UserSession } from './account-operations.ts'
import type { Operation } from './operation.ts'
import { InvalidInput } from './problems.ts'

const row = {
  id: idOf('account'),
  username: z.string().describe('User name.'),
  email: z.string().describe('E-mail address.'),
  name: z.string().describe('First and last name; may be empty.'),
  roles: z.array(RoleName).describe('Its roles, each once; empty for visitors.'),
  is_locked: z.boolean().describe('Whether it cannot log in.'),
  is_invited: z.boolean().describe('Whether it was invited and has not chosen a password yet.'),
  created_at: OffsetDateTime.describe('When it was added.'),
}

export const AccountList = paged(
  'AccountList',
  z.object(row).meta({
    id: 'AccountRow',
    title: 'AccountRow',
    description: 'An account, as administrators and the box office find it.',
  }),
)

export const AdministeredAccount = z
  .object({
    ...row,
    is_own: z.boolean().describe('Whether it is that of the caller.'),
    grants: StaffAccount.shape.grants,
    sessions: z
      .array(UserSession)
      .describe('Where it is logged in, the newest first; only for administrators.'),
  })
  .meta({
    id: 'AdministeredAccount',
    title: 'AdministeredAccount',
    description: 'An account with its roles and sessions.',
  })

const page = Id.nullable()
  .default(null)
  .describe('Number of the page, for the role there and on those below; null for the whole site.')
const account = { locale: Locale, id: idOf('account') }
const admins = { isInternal: true, extension: {}, access: 'admin' } as const
const boxOffice = { ...admins, access: 'box_office' } as const

/** Address of the found accounts as CSV. */
export const accountExportPath = exportPath('accounts')

/** By what accounts are found. */
export const accountQuery = {
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Only accounts with this text in name, user name or e-mail address.'),
  role: z
    .enum([...roles, 'staff', 'visitor'])
    .optional()
    .describe('Only accounts with this role, with any, or with none.'),
}

/** Accounts in the admin site. The box office sees those of visitors, administrators all. */
export const accountAdminOperations = {
  listAccounts: {
    ...boxOffice,
    operationId: 'listAccounts',
    method: 'GET',
    path: '/{locale}/admin-api/accounts/',
    pathParameters: { locale: Locale },
    summary: 'List accounts',
    description: 'Accounts by name. The box office gets those of visitors only.',
    query: { ...accountQuery, page: pageNumber, page_size: pageSize },
    pageSize: pageSizes.resources,
    response: AccountList,
  },
  administeredAccount: {
    ...boxOffice,
    operationId: 'administeredAccount',
    method: 'GET',
    path: '/{locale}/admin-api/accounts/{id}/',
    pathParameters: account,
    summary: 'Get an account',
    description: 'An account with its roles and sessions. The box office gets those of visitors.',
    response: AdministeredAccount,
  },
  inviteAccount: {
    ...admins,
    operationId: 'inviteAccount',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/',
    pathParameters: { locale: Locale },
    summary: 'Invite a member of staff',
    description:
      'Adds an account with a role, and mails a link by which its owner chooses a password.',
    body: z
      .object({
        email: EmailAddress,
        first_name: NamePart.min(1).describe('First name.'),
        last_name: NamePart.min(1).describe('Last name.'),
        role: RoleName,
        page,
        language: Locale.describe('Language of the mail.'),
      })
      .meta({
        id: 'AccountInvitation',
        title: 'AccountInvitation',
        description: 'Who is invited.',
      }),
    response: AdministeredAccount,
    responseStatus: 201,
    errors: { 400: InvalidInput },
  },
  inviteAccountAgain: {
    ...admins,
    operationId: 'inviteAccountAgain',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/{id}/invite/',
    pathParameters: account,
    summary: 'Invite again',
    description: 'Mails another link to somebody who has not chosen a password yet.',
    response: AdministeredAccount,
  },
  giveAccountRole: {
    ...admins,
    operationId: 'giveAccountRole',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/{id}/roles/',
    pathParameters: account,
    summary: 'Give an account a role',
    description: 'Gives a role for the whole site or for a page and those below it.',
    body: z
      .object({
        role: RoleName,
        page,
      })
      .meta({ id: 'GivenRole', title: 'GivenRole', description: 'A role that is given.' }),
    response: AdministeredAccount,
  },
  takeAccountRole: {
    ...admins,
    operationId: 'takeAccountRole',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/{id}/roles/{grant}/take/',
    pathParameters: { ...account, grant: idOf('grant') },
    summary: 'Take a role from an account',
    description: 'Takes a role away: from the next call on it is gone.',
    response: AdministeredAccount,
  },
  lockAccount: {
    ...admins,
    operationId: 'lockAccount',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/{id}/lock/',
    pathParameters: account,
    summary: 'Lock an account',
    description: 'Ends all sessions of an account. Nobody can log in to it until it is unlocked.',
    response: AdministeredAccount,
  },
  unlockAccount: {
    ...admins,
    operationId: 'unlockAccount',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/{id}/unlock/',
    pathParameters: account,
    summary: 'Unlock an account',
    description: 'Its owner can log in again.',
    response: AdministeredAccount,
  },
  endAccountSession: {
    ...admins,
    operationId: 'endAccountSession',
    method: 'POST',
    path: '/{locale}/admin-api/accounts/{id}/sessions/{session}/end/',
    pathParameters: { ...account, session: idOf('session') },
    summary: 'End a session of an account',
    description: 'Ends one session, e.g. that of a lost telephone.',
    response: AdministeredAccount,
  },
} as const satisfies Record<string, Operation>
