import { roles, rolesOfParts, type Role } from '@foyer/schema/shapes/roles.ts'

/** A role that a group at the identity provider stands for. */
export type RoleOfGroup = { group: string; role: Role; pageId: number | null }

/**
 * Reads which groups stand for which roles: `redaktion=publisher,kassa=box_office,schule=editor:12`, where 12 is the number of a page.
 * Throws with a sentence if it cannot be read.
 */
export function readRoleMapping(text: string): RoleOfGroup[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [, group, name, page] = /^([^=]+)=([a-z_]+)(?::([1-9]\d{0,8}))?$/.exec(entry) ?? []
      const role = roles.find((one) => one === name)
      if (!group || !role) {
        throw new Error(
          `"${entry}" is no mapping: write group=role, with one of ${roles.join(', ')}`,
        )
      }
      if (page !== undefined && !rolesOfParts.includes(role)) {
        throw new Error(`"${entry}" is no mapping: ${role} is for the whole site only`)
      }
      return { group: group.trim(), role, pageId: page === undefined ? null : Number(page) }
    })
}
