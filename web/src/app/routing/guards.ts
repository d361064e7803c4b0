import type { GuardName, Route } from '#i18n/route.ts'
import { design } from '#lib/design/design.ts'

/** Who or what lets somebody in. A guard that has no line here does not compile; an unknown name fails the build. */
const guards: Record<GuardName, () => boolean> = {
  // A face of the site without bookings of its own has none of their pages.
  'quick-buy': () => design.quickBuy,
}

/** Whether all guards of a route let in. For all others there is no such page. */
export function isLetIn(route: Route): boolean {
  return (route.guards ?? []).every((name) => guards[name]())
}
