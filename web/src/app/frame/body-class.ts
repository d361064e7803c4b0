import { bodyClasses } from '#i18n/browser-routes.ts'

/** The class of the body of a view, by its folder below `view/` (L-02). */
export function bodyClass(view: string | undefined): string | undefined {
  return view === undefined ? undefined : bodyClasses[view]
}
