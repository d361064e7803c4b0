import { locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'

const names = ['cart', 'user-profile'] as const
const own = new Set(locales.flatMap((locale) => names.map((name) => pathFor(name, {}, locale))))

/** Whether a page is another one for each visitor: it is made from their cookies, and kept nowhere. */
export const isVisitorsOwn = (path: string): boolean => own.has(path)
