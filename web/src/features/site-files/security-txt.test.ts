import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('RFC 9116: a contact, and a date of expiry within a year', () => {
  const lines = linesWith('it@theatre.example')
  expect(lines[0]).toBe('Contact: mailto:it@theatre.example')
  expect(lines).toContain('Expires: 2027-05-21T12:00:00.000Z')
  expect(lines).toContain('Canonical: https://theatre.example/.well-known/security.txt')
})

test('the contact may be a page, and in the demo it is the invented address of the design', () => {
  const page = 'https://theatre.example/security'
  expect(linesWith(page)[0]).toBe(`Contact: ${page}`)
  expect(linesWith('')[0]).toMatch(/^Contact: mailto:.+@.+\.example$/)
})

function linesWith(contact: string): string[] {
  const now = new Date('2026-11-22T12:00:00Z')
  return securityTxt({ siteUrl: 'https://theatre.example', contact, now }).split('\n')
}
