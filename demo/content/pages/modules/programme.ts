import type { Part } from './say.ts'

/** What follows the programme by itself, and where it is played. */
export const programmeInModules: Part = ({ genre, venue }, say) => [
  {
    kind: 'headline',
    anchor: 'spielplan',
    preline: say({ de: 'Was sich selbst erneuert', en: 'What renews itself' }),
    content: say({ de: 'Aus dem Spielplan', en: 'From the programme' }),
  },
  { kind: 'event-list', limit: 4 },
  {
    kind: 'headline',
    headline_level: 3,
    content: say({ de: 'Tanz und Schauspiel', en: 'Dance and drama' }),
  },
  { kind: 'highlight-teasers', categories: [genre('dance'), genre('drama')], limit: 5 },
  {
    kind: 'headline',
    headline_level: 3,
    content: say({ de: 'Spielorte', en: 'Venues' }),
  },
  {
    kind: 'venue-list',
    items: ['stadttheater', 'stadtsaal', 'hofbuehne'].map((key) => ({ venue: venue(key) })),
  },
  { kind: 'venue', venue: venue('stadttheater') },
]
