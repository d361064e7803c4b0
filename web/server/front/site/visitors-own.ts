import { locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'

const own = new Set(locales.map((locale) => pathFor('cart', {}, locale)))

/** Whether a page is another one for each visitor: it is made from their cookies, and kept nowhere. */
export const isVisitorsOwn = (path: string): boolean => own.has(path)
