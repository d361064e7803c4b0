/**
 * Who may call an operation: everybody; whoever is logged in; members of the editorial staff. Rights on one thing, such as a
 * page that is not online, are the business of what answers it.
 */
export const accesses = ['public', 'visitor', 'editor'] as const
export type Access = (typeof accesses)[number]

const readers: Record<Access, string | undefined> = {
  public: undefined,
  visitor: 'For visitors who are logged in: needs their session',
  editor: 'For editors: needs their session',
}

/** What a description says of who may call: `For editors: needs their session and the CSRF token.`; nothing where all may. */
export function accessSentence({ access, method }: { access: Access; method: string }): string {
  const needs = readers[access]
  if (method === 'GET') return needs ? `${needs}.` : ''
  return needs ? `${needs} and the CSRF token.` : 'Needs the CSRF token.'
}
