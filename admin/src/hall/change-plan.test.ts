import { expect, test } from 'vitest'
import {
  addAisle,
  addRow,
  bendRow,
  deletePlaces,
  movePlaces,
  moveRow,
  numberRow,
  renameRow,
} from './change-plan.ts'
import { drawnPlaces, rowsOf } from './place.ts'

const row = {
  label: '1',
  count: 3,
  first: 1,
  step: 1,
  isFromRight: false,
  curve: 0,
  seatGroup: 7,
  behind: 0,
}
const one = addRow([], row)
const two = addRow(one, { ...row, label: '2', behind: 1 })
const labelsOf = (places: typeof one) =>
  rowsOf(places).map(({ label, places: own }) => [
    label,
    ...own.map(({ seat_label: seat }) => seat),
  ])

test('a row has its places in the middle, numbered from the left or the right', () => {
  expect(one.map(({ x, y, seat_label: seat }) => [x, y, seat])).toEqual([
    [-100, 100, '1'],
    [0, 100, '2'],
    [100, 100, '3'],
  ])
  expect(labelsOf(addRow([], { ...row, isFromRight: true, first: 2, step: 2 }))).toEqual([
    ['1', '6', '4', '2'],
  ])
})

test('a row between two others moves those behind it back', () => {
  const three = addRow(two, { ...row, label: '1a', behind: 1 })
  expect(labelsOf(three).map(([label]) => label)).toEqual(['1', '1a', '2'])
  expect(rowsOf(three).map(({ places }) => places[0]!.y)).toEqual([100, 200, 300])
})

test('the ends of a curved row are nearer to the stage, also of one that is bent later', () => {
  const curved = addRow(one, { ...row, behind: 1, curve: 60 })
  expect(rowsOf(curved)[1]!.places.map(({ y }) => y)).toEqual([200, 260, 200])
  const next = addRow(curved, { ...row, behind: 2, curve: 60 })
  expect(rowsOf(next)[2]!.places.map(({ y }) => y)).toEqual([300, 360, 300])
  expect(rowsOf(bendRow(two, 2, 60))[1]!.places.map(({ y }) => y)).toEqual([140, 200, 140])
  expect(bendRow(bendRow(two, 2, 60), 2, 0)).toEqual(two)
})

test('rows are renamed, numbered anew, exchanged and deleted', () => {
  expect(labelsOf(renameRow(two, 2, 'B'))[1]).toEqual(['B', '1', '2', '3'])
  const numbering = { first: 10, step: 1, isFromRight: true }
  expect(labelsOf(numberRow(two, 2, numbering))[1]).toEqual(['2', '12', '11', '10'])
  const exchanged = moveRow(two, 2, -1)
  expect(labelsOf(exchanged).map(([label]) => label)).toEqual(['2', '1'])
  expect(rowsOf(exchanged).map(({ places }) => places[0]!.y)).toEqual([100, 200])
  expect(moveRow(two, 2, 1)).toEqual(two)
  const keys = new Set(two.slice(0, 3).map(({ key }) => key))
  expect(labelsOf(deletePlaces(two, keys))).toEqual([['2', '1', '2', '3']])
})

test('places never leave the drawing in front of the stage, and an aisle parts neighbours', () => {
  const keys = new Set([one[0]!.key])
  expect(movePlaces(one, keys, { dx: 25, dy: -400 })[0]).toMatchObject({ x: -75, y: 0 })
  expect(addAisle(one, one[0]!).map(({ column }) => column)).toEqual([1, 3, 4])
})

test('a plan that was never drawn has its rows in the middle', () => {
  const stored = one.map((place, index) => ({ ...place, id: index + 1, x: null, y: null }))
  expect(drawnPlaces(stored).map(({ x, y }) => [x, y])).toEqual([
    [-100, 100],
    [0, 100],
    [100, 100],
  ])
})
