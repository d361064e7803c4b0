import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Locale } from '@foyer/schema/shapes/scalars.ts'

export const UserDetails = z
  .object({
    is_logged_in: z.boolean().describe('Whether somebody is logged in.'),
    has_dashboard_online_access: z.boolean().describe('Whether the staff hub is open to them.'),
    username: z.string().nullable().describe('Name of the account.'),
    email: z.string().nullable().describe('E-mail address.'),
    first_name: z.string().nullable().describe('First name.'),
    last_name: z.string().nullable().describe('Last name.'),
    login_url: z.string().describe('Where to log in.'),
    logout_url: z.string().describe('Where to log out.'),
    webshop_url: z.string().nullable().describe('Where tickets are sold.'),
  })
  .meta({
    id: 'UserDetails',
    title: 'UserDetails',
    description: 'Who visits; null values where nobody is logged in.',
  })

export const LoginWrite = z
  .object({
    username: z.string().min(1).max(150).describe('Name of the account.'),
    password: z.string().min(1).max(256).describe('Password.'),
  })
  .meta({ id: 'LoginWrite', title: 'LoginWrite', description: 'Name and password.' })

export const LoginRefused = z
  .object({ detail: z.string().describe('Why, in the language of the request.') })
  .meta({ id: 'LoginRefused', title: 'LoginRefused', description: 'Name or password is wrong.' })

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
        'Who is logged in. Sets the cookie csrftoken that every writing call repeats as X-CSRFToken.',
      pathParameters: { locale: Locale },
      answer: UserDetails,
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
      description: 'Starts a session: sets the cookie sessionid.',
      pathParameters: { locale: Locale },
      body: LoginWrite,
      answer: UserDetails,
      refusals: { 400: LoginRefused },
    },
    logout: {
      operationId: 'logout',
      access: 'public',
      method: 'POST',
      path: '/{locale}/api/user/logout/',
      localeOptional: true,
      summary: 'Log out',
      description: 'Ends the session.',
      pathParameters: { locale: Locale },
      answer: UserDetails,
    },
  },
} as const satisfies RestSource
