import type { DemoGenre } from './house-content.ts'

export const genres = [
  { key: 'opera', name: { de: 'Oper', en: 'Opera' }, showInFilter: true },
  { key: 'operetta', name: { de: 'Operette', en: 'Operetta' }, showInFilter: true },
  { key: 'drama', name: { de: 'Schauspiel', en: 'Drama' }, showInFilter: true },
  { key: 'dance', name: { de: 'Tanz', en: 'Dance' }, showInFilter: true },
  { key: 'concert', name: { de: 'Konzert', en: 'Concert' }, showInFilter: true },
  {
    key: 'young-audience',
    name: { de: 'Junges Theater', en: 'Young Theatre' },
    showInFilter: true,
  },
  { key: 'guest', name: { de: 'Gastspiel', en: 'Guest Performance' }, showInFilter: true },
] satisfies DemoGenre[]
