import { isVisitorsOwn } from '#i18n/visitors-own.ts'

/** What editors write behind an address; without a session it leads to the page as everybody sees it. */
const forEditing = /[?&](?:edit|v)(?:[=&]|$)/

/**
 * Whether the site gives this answer to everybody, by its own word and by the record of its route. Pages of an account, of editors,
 * and whatever sets a cookie are marked as private by the front and are never kept.
 */
export function isForEverybody({ status, type, headers, url }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    type === 'basic' &&
    /\bpublic\b/.test(control) &&
    !forEditing.test(url) &&
    !isVisitorsOwn(new URL(url).pathname)
  )
}
