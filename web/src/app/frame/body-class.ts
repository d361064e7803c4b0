import { bodyClasses } from '#i18n/browser-routes.ts'

/** The class of the body of a view, by its folder below `view/` and the path within (L-02). */
export function bodyClass(view: string | undefined, path?: string): string | undefined {
  if (view === undefined) return undefined
  // Editors get the class of the page itself.
  const name = view.replace(/-editor$/, '')
  return (bodyClasses[`${name}/${path}`] ?? bodyClasses[name]) || undefined
}
