import type { DemoSeatGroup } from './house-content.ts'

/** Which rows the halls have, best and dearest first: as many seats as the room has. Rooms without rows have chairs. */
export const seatPlans = [
  {
    key: 'parkett-vorne',
    room: 'grosses-haus',
    name: { de: 'Parkett vorne (Reihe 1–6)', en: 'Front stalls (rows 1–6)' },
    rows: { first: 1, seats: [22, 24, 24, 26, 26, 26], hasAisle: true },
  },
  {
    key: 'parkett-mitte',
    room: 'grosses-haus',
    name: { de: 'Parkett Mitte (Reihe 7–12)', en: 'Middle stalls (rows 7–12)' },
    rows: { first: 7, seats: [26, 26, 26, 26, 26, 26], hasAisle: true },
  },
  {
    key: 'parkett-hinten',
    room: 'grosses-haus',
    name: { de: 'Parkett hinten (Reihe 13–17)', en: 'Rear stalls (rows 13–17)' },
    rows: { first: 13, seats: [24, 24, 24, 24, 24], hasAisle: true },
  },
  {
    key: 'balkon',
    room: 'grosses-haus',
    name: { de: 'Balkon', en: 'Dress circle' },
    rows: { first: 1, seats: [28, 28, 30, 30], hasAisle: true },
  },
  {
    key: 'galerie',
    room: 'grosses-haus',
    name: { de: 'Galerie', en: 'Gallery' },
    rows: { first: 1, seats: [26, 26, 28], hasAisle: false },
  },
  {
    key: 'studio-vorne',
    room: 'studio',
    name: { de: 'Studio (Reihe 1–3)', en: 'Studio (rows 1–3)' },
    rows: { first: 1, seats: [15, 15, 15], hasAisle: false },
  },
  {
    key: 'studio-mitte',
    room: 'studio',
    name: { de: 'Studio (Reihe 4–6)', en: 'Studio (rows 4–6)' },
    rows: { first: 4, seats: [15, 15, 15], hasAisle: false },
  },
  {
    key: 'studio-hinten',
    room: 'studio',
    name: { de: 'Studio (Reihe 7–8)', en: 'Studio (rows 7–8)' },
    rows: { first: 7, seats: [15, 15], hasAisle: false },
  },
  {
    key: 'stadtsaal-vorne',
    room: 'stadtsaal',
    name: { de: 'Saal (Reihe 1–8)', en: 'Hall (rows 1–8)' },
    rows: { first: 1, seats: [25, 25, 25, 25, 25, 25, 25, 25], hasAisle: false },
  },
  {
    key: 'stadtsaal-hinten',
    room: 'stadtsaal',
    name: { de: 'Saal (Reihe 9–16)', en: 'Hall (rows 9–16)' },
    rows: { first: 9, seats: [25, 25, 25, 25, 25, 25, 25, 25], hasAisle: false },
  },
  {
    key: 'stadtsaal-galerie',
    room: 'stadtsaal',
    name: { de: 'Saalgalerie', en: 'Hall gallery' },
    rows: { first: 1, seats: [25, 25], hasAisle: false },
  },
  {
    key: 'hof-eins',
    room: 'hofbuehne',
    name: { de: 'Tribüne (Reihe 1–5)', en: 'Stand (rows 1–5)' },
    rows: { first: 1, seats: [20, 20, 20, 20, 20], hasAisle: true },
  },
  {
    key: 'hof-zwei',
    room: 'hofbuehne',
    name: { de: 'Tribüne (Reihe 6–10)', en: 'Stand (rows 6–10)' },
    rows: { first: 6, seats: [20, 20, 20, 20, 20], hasAisle: true },
  },
  {
    key: 'hof-drei',
    room: 'hofbuehne',
    name: { de: 'Tribüne (Reihe 11–15)', en: 'Stand (rows 11–15)' },
    rows: { first: 11, seats: [20, 20, 20, 20, 20], hasAisle: true },
  },
  {
    key: 'hof-vier',
    room: 'hofbuehne',
    name: { de: 'Tribüne (Reihe 16–19)', en: 'Stand (rows 16–19)' },
    rows: { first: 16, seats: [20, 20, 20, 20], hasAisle: true },
  },
] satisfies DemoSeatGroup[]

/** Tours, exhibitions and workshops take as many as one guide can look after, wherever they begin. */
export const partySize = 20
