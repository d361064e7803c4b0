import { type Role, roles } from '@foyer/schema/shapes/roles.ts'

/**
 * Who may call an operation: anybody, logged-in visitors, staff with any role, or staff with a certain one. Permissions for a single entity,
 * such as a page that is offline, are checked by the handler.
 */
export const accesses = [
  'public',
  'visitor',
  'staff',
  'editor',
  'publisher',
  'box_office',
  'admin',
] as const
export type Access = (typeof accesses)[number]

/** Access that needs a role. */
export type StaffAccess = Exclude<Access, 'public' | 'visitor'>

/** The roles that suffice. */
export const rolesOf: Record<StaffAccess, readonly Role[]> = {
  staff: roles,
  editor: ['editor', 'publisher', 'admin'],
  publisher: ['publisher', 'admin'],
  box_office: ['box_office', 'admin'],
  admin: ['admin'],
}

export const isStaffAccess = (access: Access): access is StaffAccess => access in rolesOf

/**
 * What an operation for staff acts on. A role for a part of the page tree suffices for `any`, which belongs to no page (such as
 * uploads), and for a page in that part: given by `{id}` (`page`), by its container (`{slug}`, or `slug` in the body) or by one of its
 * modules (`{id}`).
 */
export type StaffObject = 'any' | 'page' | 'container' | 'module'

const readers: Record<Access, string | undefined> = {
  public: undefined,
  visitor: 'Requires the session of a logged-in visitor',
  staff: 'Requires the session of a member of staff',
  editor: 'Requires the session of an editor',
  publisher: 'Requires the session of a publisher',
  box_office: 'Requires the session of the box office',
  admin: 'Requires the session of an admin',
}

type Called = { access: Access; method: string; changesNothing?: true }

/** The sentence of a description on who may call: `Requires the session of an editor and the CSRF token.`; empty if anybody may. */
export function accessSentence({ access, method, changesNothing }: Called): string {
  const needs = readers[access]
  if (method === 'GET' || changesNothing) return needs ? `${needs}.` : ''
  return needs ? `${needs} and the CSRF token.` : 'Requires the CSRF token.'
}
