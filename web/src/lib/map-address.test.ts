import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

const theatre = { name: 'Stadttheater', street: 'Theaterplatz 1', city: 'Ennsfelden' }

test('R-11 a map has its marker at the venue', () => {
  expect(mapAddress({ ...theatre, latitude: 47.93142, longitude: 14.43687 })).toBe(
    'https://www.openstreetmap.org/?mlat=47.93142&mlon=14.43687#map=17/47.93142/14.43687',
  )
})

test('R-11 a venue without coordinates is searched for by its address, if it has one', () => {
  expect(mapAddress({ ...theatre, latitude: null, longitude: null })).toBe(
    'https://www.openstreetmap.org/search?query=Theaterplatz+1%2C+Ennsfelden',
  )
  expect(mapAddress({ ...theatre, street: '' })).toBeUndefined()
})
