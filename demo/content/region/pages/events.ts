import { programme } from '#content/pages/programme.ts'
import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The list of events: a portal of several theatres has no "Spielplan". */
export const regionEvents: DemoPageMaker = (lookup) => ({
  ...programme(lookup),
  title: { de: 'Veranstaltungen', en: 'What’s on' },
  headline: { de: 'Veranstaltungen', en: 'What’s on' },
})
