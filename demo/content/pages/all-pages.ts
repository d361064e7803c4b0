import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import type { DemoPageMaker } from './demo-page.ts'
import { houseHistory } from './house-history.ts'
import { house } from './house.ts'
import { imprint } from './imprint.ts'
import { kulturImEnnsland } from './kultur-im-ennsland.ts'
import { magazine } from './magazine.ts'
import { modules } from './modules.ts'
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

/** Every page of the demo theatre; one comes after the page above it, and pages beside each other in the order of menus. */
export const allPages: readonly DemoPageMaker[] = [
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
  modules,
  kulturImEnnsland,
  town,
]
