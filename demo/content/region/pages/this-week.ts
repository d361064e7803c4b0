import type { DemoModule, DemoPageMaker } from '#content/pages/demo-page.ts'
import { thisWeek } from '#content/pages/this-week.ts'

/** What is on in the next days in all houses. */
export const regionThisWeek: DemoPageMaker = (lookup) => ({
  ...thisWeek(lookup),
  description: {
    de: 'Was die Häuser des Ennslands in den nächsten Tagen spielen.',
    en: 'What the houses of the Ennsland put on in the next few days.',
  },
  modules: {
    de: modulesOf({ days: 'Die nächsten drei Tage', weekend: 'Am Wochenende' }),
    en: modulesOf({ days: 'The next three days', weekend: 'At the weekend' }),
  },
})

const modulesOf = (words: { days: string; weekend: string }): DemoModule[] => [
  { kind: 'headline', content: words.days },
  { kind: 'event-list', filters: 'next_3_days' },
  { kind: 'headline', content: words.weekend },
  { kind: 'event-list', filters: 'weekend', limit: 8 },
]
