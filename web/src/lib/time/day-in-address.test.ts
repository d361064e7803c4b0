import { describe, expect, test } from 'vitest'
import { dayForAddress, findDayInAddress } from './day-in-address.ts'

describe('P-04 days in addresses', () => {
  test('a day is converted there and back', () => {
    expect(dayForAddress('2026-12-01')).toBe('01-12-2026')
    expect(findDayInAddress('01-12-2026')).toBe('2026-12-01')
    expect(findDayInAddress('29-02-2028')).toBe('2028-02-29')
    expect(findDayInAddress('07-12-1842')).toBe('1842-12-07')
  })

  const wrong = ['31-02-2026', '29-02-2026', '00-01-2026', '01-01-0000', '2026-12-01', '1-1-2026']
  test.each([...wrong, '01-13-2026', 'today', ''])('P-05 %j is not a day', (value) => {
    expect(findDayInAddress(value)).toBeUndefined()
  })
})
