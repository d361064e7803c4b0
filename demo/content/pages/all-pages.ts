import type { DemoVariant } from '#content/content-of-variant.ts'
import { regionAbout } from '#content/region/pages/about.ts'
import { regionAccessibility } from '#content/region/pages/accessibility.ts'
import { regionContact } from '#content/region/pages/contact.ts'
import { regionEvents } from '#content/region/pages/events.ts'
import { regionHouse } from '#content/region/pages/house.ts'
import { regionHouses } from '#content/region/pages/houses.ts'
import { regionImprint } from '#content/region/pages/imprint.ts'
import { regionPress } from '#content/region/pages/press.ts'
import { regionPrivacy } from '#content/region/pages/privacy.ts'
import { regionService } from '#content/region/pages/service.ts'
import { regionStart } from '#content/region/pages/start.ts'
import { regionSubscriptions } from '#content/region/pages/subscriptions.ts'
import { regionTeam } from '#content/region/pages/team.ts'
import { regionTerms } from '#content/region/pages/terms.ts'
import { theatreSite } from '#content/region/pages/theatre-site.ts'
import { regionThisWeek } from '#content/region/pages/this-week.ts'
import { regionVisit } from '#content/region/pages/visit.ts'
import { regionWhistleblowing } from '#content/region/pages/whistleblowing.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import type { DemoPageMaker } from './demo-page.ts'
import { houseHistory } from './house-history.ts'
import { house } from './house.ts'
import { imprint } from './imprint.ts'
import { kulturImEnnsland } from './kultur-im-ennsland.ts'
import { magazine } from './magazine.ts'
import { modules } from './modules.ts'
import { newsletter } from './newsletter.ts'
import { press } from './press.ts'
import { privacy } from './privacy.ts'
import { productions } from './productions.ts'
import { programme } from './programme.ts'
import { service } from './service.ts'
import { start } from './start.ts'
import { subscriptions } from './subscriptions.ts'
import { team } from './team.ts'
import { terms } from './terms.ts'
import { thisWeek } from './this-week.ts'
import { town } from './town.ts'
import { venues } from './venues.ts'
import { visit } from './visit.ts'
import { whistleblowing } from './whistleblowing.ts'

/** Every page of the demo theatre: one comes after the page above it, and pages beside each other in the order of menus. */
const theatrePages: readonly DemoPageMaker[] = [
  start,
  programme,
  thisWeek,
  productions,
  team,
  magazine,
  house,
  venues,
  houseHistory,
  service,
  visit,
  subscriptions,
  press,
  accessibility,
  terms,
  privacy,
  imprint,
  whistleblowing,
  contact,
  newsletter,
  modules,
  kulturImEnnsland,
  town,
]

/** Pages of the theatre that are others on the region's site. */
const replaced = new Map<DemoPageMaker, DemoPageMaker>([
  [start, regionStart],
  [programme, regionEvents],
  [thisWeek, regionThisWeek],
  [team, regionTeam],
  [house, regionHouse],
  [venues, regionHouses],
  [service, regionService],
  [visit, regionVisit],
  [subscriptions, regionSubscriptions],
  [press, regionPress],
  [accessibility, regionAccessibility],
  [terms, regionTerms],
  [privacy, regionPrivacy],
  [imprint, regionImprint],
  [whistleblowing, regionWhistleblowing],
  [contact, regionContact],
  [kulturImEnnsland, theatreSite],
])

/** Pages that a portal of several theatres does not have. */
const leftOut = new Set<DemoPageMaker>([houseHistory])

/** The pages of each variant of the demo. */
export const pagesOfVariant: Record<DemoVariant, readonly DemoPageMaker[]> = {
  theatre: theatrePages,
  region: [
    ...theatrePages.filter((page) => !leftOut.has(page)).map((page) => replaced.get(page) ?? page),
    regionAbout,
  ],
}
