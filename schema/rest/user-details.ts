import { RoleName } from '@foyer/schema/shapes/roles.ts'
import { Address } from '@foyer/schema/shapes/scalars.ts'
import { z } from 'zod'

export const UserDetails = z
  .object({
    is_logged_in: z.boolean().describe('Whether the visitor is logged in.'),
    has_dashboard_online_access: z
      .boolean()
      .describe('Whether the visitor may open the staff dashboard.'),
    roles: z
      .array(RoleName)
      .describe('Roles of the user, for the whole site or a part of it; empty for visitors.'),
    username: z.string().nullable().describe('User name; null if nobody is logged in.'),
    email: z.string().nullable().describe('E-mail address; null if nobody is logged in.'),
    first_name: z
      .string()
      .nullable()
      .describe('First name; null if nobody is logged in or none is known.'),
    last_name: z
      .string()
      .nullable()
      .describe('Last name; null if nobody is logged in or none is known.'),
    login_url: Address.describe('Address of the log-in page.'),
    logout_url: Address.describe('Address of the call that logs out.'),
    webshop_url: Address.nullable().describe('Address of the web shop; null if there is none.'),
  })
  .meta({
    id: 'UserDetails',
    title: 'UserDetails',
    description: 'The current user; all personal fields are null if nobody is logged in.',
  })
