import type { GuardName, Route } from '#i18n/route.ts'
import { design } from '#lib/design/design.ts'

/**
 * The conditions under which a route exists. A guard that is missing here does not compile; an unknown name fails the
 * build.
 */
const guards: Record<GuardName, () => boolean> = {
  // A variant of the site without its own booking has none of the booking pages.
  'quick-buy': () => design.quickBuy,
}

/** Whether all guards of a route pass. Otherwise the page does not exist. */
export function passesGuards(route: Route): boolean {
  return (route.guards ?? []).every((name) => guards[name]())
}
