import type { DemoGenre } from './house-content.ts'

export const genres = [
  { key: 'opera', name: { de: 'Oper', en: 'Opera' }, showInFilter: true, styleName: 'crimson' },
  {
    key: 'operetta',
    name: { de: 'Operette', en: 'Operetta' },
    showInFilter: true,
    styleName: 'amber',
  },
  {
    key: 'drama',
    name: { de: 'Schauspiel', en: 'Drama' },
    showInFilter: true,
    styleName: 'cobalt',
  },
  { key: 'dance', name: { de: 'Tanz', en: 'Dance' }, showInFilter: true, styleName: 'vermilion' },
  {
    key: 'concert',
    name: { de: 'Konzert', en: 'Concert' },
    showInFilter: true,
    styleName: 'green',
  },
  {
    key: 'young-audience',
    name: { de: 'Junges Theater', en: 'Young Theatre' },
    showInFilter: true,
    styleName: 'yellow',
  },
  {
    key: 'guest',
    name: { de: 'Gastspiel', en: 'Guest Performance' },
    showInFilter: true,
    styleName: 'lilac',
  },
] satisfies DemoGenre[]
