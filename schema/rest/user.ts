import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { ApiError } from './problems.ts'
import { Locale } from './scalars.ts'

export const UserDetails = z
  .object({
    is_logged_in: z.boolean(),
    has_dashboard_online_access: z.boolean(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    login_url: z.string(),
    logout_url: z.string(),
    webshop_url: z.string().nullable(),
  })
  .meta({
    id: 'UserDetails',
    title: 'UserDetails',
    description: 'Who visits; null values where nobody is logged in.',
  })

export const LoginWrite = z
  .object({
    username: z.string().min(1).max(150),
    password: z.string().min(1).max(256),
  })
  .meta({ id: 'LoginWrite', title: 'LoginWrite', description: 'Name and password.' })

export const user = {
  name: 'user',
  description: 'Sessions of visitors and staff.',
  operations: {
    userDetails: {
      operationId: 'userDetails',
      method: 'GET',
      path: '/{locale}/api/user-details/',
      localeOptional: true,
      description:
        'Who is logged in. Sets the cookie csrftoken that every writing call repeats as X-CSRFToken.',
      pathParameters: { locale: Locale },
      answer: UserDetails,
    },
    login: {
      operationId: 'login',
      method: 'POST',
      path: '/{locale}/api/user/login/',
      localeOptional: true,
      description: 'Starts a session: sets the cookie sessionid.',
      pathParameters: { locale: Locale },
      body: LoginWrite,
      answer: UserDetails,
      refusals: { 400: ApiError },
    },
    logout: {
      operationId: 'logout',
      method: 'POST',
      path: '/{locale}/api/user/logout/',
      localeOptional: true,
      description: 'Ends the session.',
      pathParameters: { locale: Locale },
      answer: UserDetails,
    },
  },
} as const satisfies RestSource
