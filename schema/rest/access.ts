/**
 * Who may call an operation: anybody, logged-in visitors, or editors. Permissions for a single entity, such as a page that is offline,
 * are checked by the handler.
 */
export const accesses = ['public', 'visitor', 'editor'] as const
export type Access = (typeof accesses)[number]

const readers: Record<Access, string | undefined> = {
  public: undefined,
  visitor: 'Requires the session of a logged-in visitor',
  editor: 'Requires the session of an editor',
}

/** The sentence of a description on who may call: `Requires the session of an editor and the CSRF token.`; empty if anybody may. */
export function accessSentence({ access, method }: { access: Access; method: string }): string {
  const needs = readers[access]
  if (method === 'GET') return needs ? `${needs}.` : ''
  return needs ? `${needs} and the CSRF token.` : 'Requires the CSRF token.'
}
