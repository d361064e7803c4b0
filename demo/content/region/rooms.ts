import type { DemoRoom } from '#content/house/house-content.ts'

/** The halls of the region's houses. All have free seating. */
export const regionRooms = [
  {
    key: 'sensenwerk',
    venue: 'sensenwerk',
    name: { de: 'Hammerhalle', en: 'Hammer Hall' },
    seats: 240,
    hasWheelchairPlaces: true,
  },
  {
    key: 'lichtspiele',
    venue: 'lichtspiele',
    name: { de: 'Kinosaal', en: 'Cinema' },
    seats: 156,
    hasWheelchairPlaces: true,
  },
  {
    key: 'zehenthof',
    venue: 'zehenthof',
    name: { de: 'Tenne', en: 'Threshing Floor' },
    seats: 180,
    hasWheelchairPlaces: true,
  },
  {
    key: 'musikheim',
    venue: 'musikheim',
    name: { de: 'Großer Probensaal', en: 'Large Rehearsal Hall' },
    seats: 220,
    hasWheelchairPlaces: true,
  },
  {
    key: 'bahnhof',
    venue: 'bahnhof',
    name: { de: 'Wartesaal', en: 'Waiting Room' },
    seats: 84,
    hasWheelchairPlaces: true,
  },
] satisfies DemoRoom[]
