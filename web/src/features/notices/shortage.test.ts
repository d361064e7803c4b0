import { afterEach, expect, test, vi } from 'vitest'
import { findShortage } from './shortage.ts'

const browser = (says: object) => vi.stubGlobal('navigator', says)
afterEach(() => vi.unstubAllGlobals())

test('L-15 X-08 a slow connection and the data saver count as low bandwidth', () => {
  browser({ connection: { effectiveType: '2g' } })
  expect(findShortage()).toBe('bandwidth')
  browser({ connection: { effectiveType: 'slow-2g' } })
  expect(findShortage()).toBe('bandwidth')
  browser({ connection: { effectiveType: '4g', saveData: true }, deviceMemory: 1 })
  expect(findShortage()).toBe('bandwidth')
})

test('L-15 little memory or one core is weak hardware; an unknown device counts as capable', () => {
  browser({ connection: { effectiveType: '3g' }, deviceMemory: 1, hardwareConcurrency: 8 })
  expect(findShortage()).toBe('hardware')
  browser({ hardwareConcurrency: 1 })
  expect(findShortage()).toBe('hardware')
  browser({ deviceMemory: 2, hardwareConcurrency: 2 })
  expect(findShortage()).toBeUndefined()
  browser({})
  expect(findShortage()).toBeUndefined()
})
