import type { DemoRoom } from './house-content.ts'

export const rooms = [
  {
    key: 'grosses-haus',
    venue: 'stadttheater',
    name: { de: 'Großes Haus', en: 'Main Stage' },
    seats: 620,
    hasWheelchairPlaces: true,
  },
  {
    key: 'foyer-grosses-haus',
    venue: 'stadttheater',
    name: { de: 'Foyer im Großen Haus', en: 'Main Stage Foyer' },
    seats: 90,
  },
  {
    key: 'studio',
    venue: 'stadttheater',
    name: { de: 'Studiobühne', en: 'Studio Stage' },
    seats: 120,
    hasWheelchairPlaces: true,
  },
  {
    key: 'probebuehne',
    venue: 'stadttheater',
    name: { de: 'Probebühne', en: 'Rehearsal Stage' },
    seats: 60,
  },
  {
    key: 'stadtsaal',
    venue: 'stadtsaal',
    name: { de: 'Stadtsaal', en: 'Town Hall' },
    seats: 450,
    hasWheelchairPlaces: true,
  },
  {
    key: 'hofbuehne',
    venue: 'hofbuehne',
    name: { de: 'Hofbühne', en: 'Court Stage' },
    seats: 380,
    hasWheelchairPlaces: true,
  },
] satisfies DemoRoom[]
