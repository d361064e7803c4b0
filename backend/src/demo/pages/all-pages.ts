import type { DemoPageMaker } from './demo-page.ts'
import { house } from './house.ts'
import { houses } from './houses.ts'
import { kulturImEnnsland } from './kultur-im-ennsland.ts'
import { productions } from './productions.ts'
import { programme } from './programme.ts'
import { start } from './start.ts'
import { subscriptions } from './subscriptions.ts'
import { team } from './team.ts'
import { thisWeek } from './this-week.ts'
import { town } from './town.ts'
import { venues } from './venues.ts'
import { visit } from './visit.ts'

/** Every page of the demo theatre; one comes after the page above it, and pages beside each other in the order of menus. */
export const allPages: readonly DemoPageMaker[] = [
  start,
  programme,
  productions,
  team,
  subscriptions,
  houses,
  house,
  venues,
  thisWeek,
  visit,
  kulturImEnnsland,
  town,
]
