import type { DemoModule, DemoPageMaker } from './demo-page.ts'

/** The page of the venues. */
export const venues: DemoPageMaker = ({ venue }) => {
  const ids = ['stadttheater', 'stadtsaal', 'hofbuehne', 'werkstatt'].map(venue)
  const modules: DemoModule[] = [
    { kind: 'venue-list', items: ids.map((id) => ({ venue: id })) },
    ...ids.map((id) => ({ kind: 'venue' as const, venue: id })),
  ]
  return {
    key: 'venues',
    parent: 'house',
    path: { de: 'haus/spielorte', en: 'house/venues' },
    title: { de: 'Spielorte', en: 'Venues' },
    headline: { de: 'Wo wir spielen', en: 'Where we play' },
    description: {
      de: 'Adressen, Anfahrt und Barrierefreiheit aller Spielorte.',
      en: 'Addresses, ways there and accessibility of all venues.',
    },
    inMenu: true,
    modules: { de: modules, en: modules },
  }
}
