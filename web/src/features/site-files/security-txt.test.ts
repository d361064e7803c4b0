import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('RFC 9116: a contact, and a date of expiry within a year', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const lines = securityTxt({ siteUrl: 'https://theatre.example', now }).split('\n')
  expect(lines[0]).toMatch(/^Contact: mailto:.+@.+/)
  expect(lines).toContain('Expires: 2027-05-21T12:00:00.000Z')
  expect(lines).toContain('Canonical: https://theatre.example/.well-known/security.txt')
})
