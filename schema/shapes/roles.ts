import { z } from 'zod'

/**
 * What members of staff may do. Editors change drafts, publishers also what visitors see, the box office sees orders, and admins do all of
 * it and give roles. Who is logged in without a role is a visitor.
 */
export const roles = ['editor', 'publisher', 'box_office', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles that can be given for a part of the page tree. */
export const rolesOfParts: readonly Role[] = ['editor', 'publisher']

export const RoleName = z.enum(roles).meta({
  id: 'RoleName',
  title: 'RoleName',
  'x-enum-descriptions': {
    editor: 'Changes drafts.',
    publisher: 'Changes drafts and what visitors see.',
    box_office: 'Sees and releases orders.',
    admin: 'Does all of it, and gives roles.',
  },
  description: 'A role of a member of staff.',
})
