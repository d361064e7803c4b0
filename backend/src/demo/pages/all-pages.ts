import type { DemoPageMaker } from './demo-page.ts'
import { house } from './house.ts'
import { kulturImEnnsland } from './kultur-im-ennsland.ts'
import { programme } from './programme.ts'
import { start } from './start.ts'
import { thisWeek } from './this-week.ts'
import { town } from './town.ts'
import { venues } from './venues.ts'

/** Every page of the demo theatre; one comes after the page above it, and pages beside each other in the order of menus. */
export const allPages: readonly DemoPageMaker[] = [
  start,
  programme,
  thisWeek,
  house,
  venues,
  kulturImEnnsland,
  town,
]
