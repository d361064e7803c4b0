import { isPrivatePath } from '#i18n/private-pages.ts'

/** Parameters of the editors' view; without a session the address shows the public page. */
const editParameters = /[?&](?:edit|v)(?:[=&]|$)/

/**
 * Whether a response is public, by its headers and by the record of its route. Pages of an account, of editors, and
 * responses that set a cookie are marked as private by the front server and are never cached.
 */
export function isPublic({ status, type, headers, url }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    type === 'basic' &&
    /\bpublic\b/.test(control) &&
    !editParameters.test(url) &&
    !isPrivatePath(new URL(url).pathname)
  )
}
