import { expect, test } from 'vitest'
import { mapSize, townsOnMap } from './towns-on-map.ts'

const house = (
  number: number,
  city: string,
  latitude: number | null,
  longitude: number | null,
) => ({
  number,
  slug: 'haus',
  name: `Haus ${number}`,
  city,
  latitude,
  longitude,
})

test('L-20 houses of one town share a place, and north is above south, west left of east', () => {
  const { towns } = townsOnMap([
    house(1, 'Ramsegg', 47.8, 14.64),
    house(2, 'Ennsfelden', 47.95, 14.4),
    house(3, 'Ennsfelden', 47.951, 14.401),
  ])
  expect(towns.map(({ name, houses }) => [name, houses.length])).toEqual([
    ['Ennsfelden', 2],
    ['Ramsegg', 1],
  ])
  const [north, south] = towns.map(({ point }) => point!)
  expect(north!.y).toBeLessThan(south!.y)
  expect(north!.x).toBeLessThan(south!.x)
})

test('L-20 all houses are inside the map, and distances are true in both directions', () => {
  const { towns, kilometre } = townsOnMap([
    house(1, 'Nord', 48, 14.4),
    house(2, 'Süd', 47.9, 14.4),
    house(3, 'Ost', 47.95, 14.55),
  ])
  const { width, height, margin } = mapSize
  for (const { point } of towns) {
    expect(point!.x).toBeGreaterThanOrEqual(margin - 1)
    expect(point!.x).toBeLessThanOrEqual(width - margin + 1)
    expect(point!.y).toBeGreaterThanOrEqual(margin - 1)
    expect(point!.y).toBeLessThanOrEqual(height - margin + 1)
  }
  const point = (name: string) => towns.find((town) => town.name === name)!.point!
  const inKilometres = (point('Süd').y - point('Nord').y) / kilometre
  expect(inKilometres).toBeCloseTo(11.1, 0)
  expect((point('Ost').x - point('Nord').x) / kilometre).toBeCloseTo(11.2, 0)
})

test('L-20 a house without coordinates is listed, and on no map', () => {
  const { towns } = townsOnMap([house(1, 'Nirgends', null, null), house(2, 'Wien', 48.2, 16.4)])
  expect(towns.find(({ name }) => name === 'Nirgends')!.point).toBeUndefined()
  expect(townsOnMap([house(1, 'Nirgends', null, null)]).towns[0]!.point).toBeUndefined()
})
