import type { DemoPageMaker } from './demo-page.ts'
import { house } from './house.ts'
import { visit } from './visit.ts'

/** Every page of the demo theatre; one comes after the page above it, and pages beside each other in the order of menus. */
export const allPages: readonly DemoPageMaker[] = [house, visit]
