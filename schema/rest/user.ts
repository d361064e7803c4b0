import { z } from 'zod'
import { accountOperations, staffAccountOperations } from './account-operations.ts'
import { favouriteOperations } from './favourite-operations.ts'
import type { RestSource } from './operation.ts'
import { PasskeyLogin, passkeyOperations, PasskeyRejected } from './passkey-operations.ts'
import { Locale } from '@foyer/schema/shapes/scalars.ts'
import { mailLinkOperations } from './mail-link-operations.ts'
import { mailingOperations } from './mailing-operations.ts'
import { profileOperations } from './profile-operations.ts'
import { UserDetails } from './user-details.ts'

export const LoginWrite = z
  .object({
    username: z
      .string()
      .min(1)
      .max(150)
      .describe('User name or confirmed mail address of the account.'),
    password: z.string().min(1).max(256).describe('Password.'),
  })
  .meta({ id: 'LoginWrite', title: 'LoginWrite', description: 'Credentials of an account.' })

export const LoginRejected = z
  .object({ detail: z.string().describe('The reason for people, in the language of the request.') })
  .meta({
    id: 'LoginRejected',
    title: 'LoginRejected',
    description: 'Why the log-in was refused: user name or password is wrong.',
  })

export const user = {
  name: 'user',
  description: 'Sessions of visitors and staff.',
  operations: {
    userDetails: {
      operationId: 'userDetails',
      isPersonal: true,
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/user-details/',
      localeOptional: true,
      summary: 'Get the current user',
      description:
        'The current user. Sets the cookie `csrftoken`; every writing request repeats its value in the header X-CSRFToken.',
      pathParameters: { locale: Locale },
      response: UserDetails,
    },
    login: {
      operationId: 'login',
      extension: {},
      access: 'public',
      isRateLimited: true,
      method: 'POST',
      path: '/{locale}/api/user/login/',
      localeOptional: true,
      summary: 'Log in',
      description: 'Logs in and sets the session cookie `sessionid`.',
      pathParameters: { locale: Locale },
      body: LoginWrite,
      response: UserDetails,
      errors: { 400: LoginRejected },
    },
    logout: {
      operationId: 'logout',
      access: 'public',
      method: 'POST',
      path: '/{locale}/api/user/logout/',
      localeOptional: true,
      summary: 'Log out',
      description: 'Logs out and ends the session.',
      pathParameters: { locale: Locale },
      response: UserDetails,
    },
    logoutEverywhere: {
      operationId: 'logoutEverywhere',
      extension: {},
      access: 'visitor',
      method: 'POST',
      path: '/{locale}/api/user/logout-everywhere/',
      localeOptional: true,
      summary: 'Log out everywhere',
      description: 'Ends all sessions of the current user, this one too.',
      pathParameters: { locale: Locale },
      response: UserDetails,
    },
    loginWithPasskey: {
      operationId: 'loginWithPasskey',
      extension: {},
      access: 'public',
      isRateLimited: true,
      method: 'POST',
      path: '/{locale}/api/user/login/passkey/',
      localeOptional: true,
      summary: 'Log in with a passkey',
      description: 'Logs in with a passkey and sets the session cookie `sessionid`.',
      pathParameters: { locale: Locale },
      body: PasskeyLogin,
      response: UserDetails,
      errors: { 400: PasskeyRejected },
    },
    ...mailLinkOperations,
    ...profileOperations,
    ...passkeyOperations,
    ...accountOperations,
    ...staffAccountOperations,
    ...favouriteOperations,
    ...mailingOperations,
  },
} as const satisfies RestSource
