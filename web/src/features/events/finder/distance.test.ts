import { expect, test } from 'vitest'
import { byDistance, distanceKm } from './distance.ts'

const vienna = { latitude: 48.2082, longitude: 16.3738 }
const linz = { latitude: 48.3069, longitude: 14.2858 }
const salzburg = { latitude: 47.8095, longitude: 13.055 }

test('L-20 distances are those of an atlas', () => {
  expect(distanceKm(vienna, linz)).toBeCloseTo(155, -1)
  expect(distanceKm(vienna, salzburg)).toBeCloseTo(252, -1)
  expect(distanceKm(linz, linz)).toBe(0)
})

test('L-20 houses come by distance, those without coordinates last; without a place their order stays', () => {
  const rows = [
    { name: 'Salzburg', at: salzburg },
    { name: 'Nirgends', at: undefined },
    { name: 'Linz', at: linz },
  ]
  const names = (from?: typeof vienna) => byDistance(rows, from).map(({ row }) => row.name)
  expect(names(vienna)).toEqual(['Linz', 'Salzburg', 'Nirgends'])
  expect(names()).toEqual(['Salzburg', 'Nirgends', 'Linz'])
})
