import { describe, expect, test } from 'vitest'
import { pairedRatios, summarise } from './statistics.ts'

describe('summarise', () => {
  test('does not depend on the order of the samples', () => {
    expect(summarise([9, 1, 5, 7, 3])).toEqual({
      median: 5,
      q1: 3,
      q3: 7,
      least: 1,
      most: 9,
      samples: 5,
    })
  })

  test('sorts by value, not by spelling', () => {
    expect(summarise([100, 9, 20]).median).toBe(20)
  })

  test('is between the middle two of an even number of values', () => {
    expect(summarise([1, 2, 3, 10])).toEqual({
      median: 2.5,
      q1: 1.75,
      q3: 4.75,
      least: 1,
      most: 10,
      samples: 4,
    })
  })

  test('one sample is its own median and quartiles', () => {
    expect(summarise([4])).toEqual({ median: 4, q1: 4, q3: 4, least: 4, most: 4, samples: 1 })
  })

  test('leaves the samples as they were', () => {
    const samples = [3, 1, 2]
    summarise(samples)
    expect(samples).toEqual([3, 1, 2])
  })

  test.each([
    [[], 'no samples'],
    [[1, Number.NaN], 'not a finite number'],
    [[1, Infinity], 'not a finite number'],
  ])('refuses %j', (samples, message) => {
    expect(() => summarise(samples)).toThrow(message)
  })
})

describe('pairedRatios', () => {
  test('a slow round slows both and changes no ratio', () => {
    const ratios = pairedRatios([2, 20, 2], [1, 10, 1])
    expect(summarise(ratios)).toMatchObject({ median: 2, q1: 2, q3: 2 })
  })

  test('rejects rounds without a counterpart and bases of zero', () => {
    expect(() => pairedRatios([1, 2], [1])).toThrow('pairs')
    expect(() => pairedRatios([1], [0])).toThrow('zero')
  })
})
