import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { EmailForm } from './email-form.tsx'

const address = 'vera@provider.example'
const field = () => screen.getByLabelText<HTMLInputElement>('Neue E-Mail-Adresse')

test.each([
  [false, 'noch nicht bestätigt', address],
  [true, 'Bisher schreiben wir Ihnen', ''],
])('S-11 an address that is confirmed: %s', (isConfirmed, sentence, suggested) => {
  renderInGerman(<EmailForm locale="de" current={address} isConfirmed={isConfirmed} />)
  expect(screen.getByText(new RegExp(`${sentence}.*`)).textContent).toContain(address)
  expect(field().value).toBe(suggested)
})
