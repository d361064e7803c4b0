import { expect, test, vi } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  ['18.00', '18\u00a0€', '€18'],
  ['12.80', '12,80\u00a0€', '€12.80'],
  ['100.00', '100\u00a0€', '€100'],
  ['0.90', '0,90\u00a0€', '€0.90'],
])('P-16 %s is shown as %s, in English as %s', (amount, german, english) => {
  expect(formatMoney({ amount, currency: 'EUR' }, 'de')).toBe(german)
  expect(formatMoney({ amount, currency: 'EUR' }, 'en')).toBe(english)
})

test('P-15 P-16 L-20 the region writes English like German', async () => {
  vi.stubEnv('SITE_VARIANT', 'region')
  vi.resetModules()
  const money = await import('./money.ts')
  const days = await import('#lib/time/days.ts')
  const clock = await import('#lib/time/clock.ts')
  expect(money.formatMoney({ amount: '12.80', currency: 'EUR' }, 'en')).toBe('12,80\u00a0€')
  expect(days.formatDay('2026-11-22', 'en')).toBe('Sunday, 22.11.2026')
  expect(clock.formatTime('19:30', 'en')).toBe('19:30')
  vi.unstubAllEnvs()
  // Other files of this worker load the modules of the theatre.
  vi.resetModules()
})
