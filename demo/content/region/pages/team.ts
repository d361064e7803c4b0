import { team } from '#content/pages/team.ts'
import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The people on and behind the stages: a portal of several theatres has no team that acts. */
export const regionTeam: DemoPageMaker = (lookup) => ({
  ...team(lookup),
  title: { de: 'Mitwirkende', en: 'Artists' },
})
