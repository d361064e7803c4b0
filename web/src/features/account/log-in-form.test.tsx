import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInGerman } from '#test/in-language.tsx'
import { LogInForm } from './log-in-form.tsx'

const show = (loginUrl: string | undefined) =>
  renderInGerman(<LogInForm locale="de" loginUrl={loginUrl} />)
const link = () => screen.queryByRole('link', { name: 'Beim Anmeldedienst anmelden' })

test('L-12 where visitors log in at a provider, the log-in page leads there too', () => {
  show('/oidc/log-in?locale=de')
  expect(link()?.getAttribute('href')).toBe('/oidc/log-in?locale=de')
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeDefined()
})

test.each(['/de/user/profile', undefined])(
  'L-12 with the log-in address %s there is the form only',
  (loginUrl) => {
    show(loginUrl)
    expect(link()).toBeNull()
  },
)
