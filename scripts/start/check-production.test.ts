import { expect, test } from 'vitest'
import { checkProduction } from './check-production.ts'

const house = {
  SITE_URL: 'https://www.example.at',
  HOUSE_NAME: 'Example Theatre',
  MAIL_FROM: 'Example Theatre <tickets@example.at>',
  SECURITY_CONTACT: 'it@example.at',
}

test('a complete production environment is accepted', () => {
  expect(() => checkProduction(house)).not.toThrow()
  const careful = { ...house, FREE_OPERATIONS: 'false', PAYMENT_METHODS: 'box_office' }
  expect(() => checkProduction(careful)).not.toThrow()
})

test.each([
  ['SITE_URL', { SITE_URL: '' }],
  ['HOUSE_NAME', { HOUSE_NAME: undefined }],
  ['MAIL_FROM', { MAIL_FROM: undefined }],
  ['SECURITY_CONTACT', { SECURITY_CONTACT: undefined }],
  ['https://', { SITE_URL: 'http://www.example.at' }],
  ['the secret is short', { CHANGES_SECRET: 'vorhang-auf-2026' }],
  ['FOYER_PROFILE', { FOYER_PROFILE: 'demo' }],
  ['test_payment', { PAYMENT_METHODS: 'box_office,test_payment' }],
  ['FREE_OPERATIONS', { FREE_OPERATIONS: 'true' }],
  ['BANK_IBAN', { BANK_IBAN: 'AT61 1904 3002 3457 3201' }],
])('X-09: a start in production refuses the demo with a sentence about %s', (name, env) => {
  expect(() => checkProduction({ ...house, ...env })).toThrow(name)
})
