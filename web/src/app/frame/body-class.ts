import { bodyClasses } from '#i18n/browser-routes.ts'

/** The class of the body of a view, by its folder below `view/` and the path within (L-02). */
export function bodyClass(view: string | undefined, path?: string): string | undefined {
  if (view === undefined) return undefined
  return (bodyClasses[`${view}/${path}`] ?? bodyClasses[view]) || undefined
}
