import type { DemoPageMaker } from './demo-page.ts'

/** What is on in the next days: nothing here is written by hand, all of it follows the programme. */
export const thisWeek: DemoPageMaker = ({ genre }) => ({
  key: 'this-week',
  parent: 'programme',
  path: { de: 'demnaechst', en: 'coming-up' },
  title: { de: 'Demnächst', en: 'Coming up' },
  headline: { de: 'In den nächsten Tagen', en: 'In the next few days' },
  description: {
    de: 'Was das Stadttheater in den nächsten Tagen spielt.',
    en: 'What the Stadttheater plays in the next few days.',
  },
  inMenu: true,
  modules: {
    de: [
      { kind: 'headline', content: 'Die nächsten drei Tage' },
      { kind: 'event-list', filters: 'next_3_days' },
      {
        kind: 'section',
        layout: '67-33',
        columns: [
          [
            { kind: 'headline', content: 'Am Wochenende' },
            { kind: 'event-list', filters: 'weekend', limit: 6 },
          ],
          [
            { kind: 'headline', content: 'Als Nächstes', headline_level: 3 },
            { kind: 'event-list', limit: 5 },
          ],
        ],
      },
      { kind: 'headline', content: 'Oper und Operette' },
      { kind: 'highlight-teasers', categories: [genre('opera'), genre('operetta')], limit: 6 },
    ],
    en: [
      { kind: 'headline', content: 'The next three days' },
      { kind: 'event-list', filters: 'next_3_days' },
      {
        kind: 'section',
        layout: '67-33',
        columns: [
          [
            { kind: 'headline', content: 'At the weekend' },
            { kind: 'event-list', filters: 'weekend', limit: 6 },
          ],
          [
            { kind: 'headline', content: 'Up next', headline_level: 3 },
            { kind: 'event-list', limit: 5 },
          ],
        ],
      },
      { kind: 'headline', content: 'Opera and operetta' },
      { kind: 'highlight-teasers', categories: [genre('opera'), genre('operetta')], limit: 6 },
    ],
  },
})
