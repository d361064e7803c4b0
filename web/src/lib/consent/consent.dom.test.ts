import { afterEach, expect, test, vi } from 'vitest'
import { grantConsent, hasConsent, subscribeToConsent, withdrawConsent } from './consent.ts'

afterEach(() => withdrawConsent('media'))

test('X-05 before a choice only what is required has consent, and nothing is stored', () => {
  expect(hasConsent('required')).toBe(true)
  expect([hasConsent('tracking'), hasConsent('media'), hasConsent('marketing')]).toEqual([
    false,
    false,
    false,
  ])
  grantConsent('media')
  expect(document.cookie).toBe('')
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('X-05 a consent covers its category only, until it is withdrawn', () => {
  grantConsent('media')
  expect([hasConsent('media'), hasConsent('tracking')]).toEqual([true, false])
  withdrawConsent('media')
  expect(hasConsent('media')).toBe(false)
})

test('X-05 subscribers are notified of each change until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const leave = subscribeToConsent(listener)
  grantConsent('media')
  withdrawConsent('media')
  leave()
  grantConsent('media')
  expect(listener).toHaveBeenCalledTimes(2)
})
