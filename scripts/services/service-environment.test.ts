import { expect, test } from 'vitest'
import { siteEnvironment } from './service-environment.ts'

test('X-09: nobody says for the visitors of a demo who they are, unless it is set; in production the proxy of the machine does', () => {
  expect(siteEnvironment('demo', {})).toEqual({ TRUSTED_PROXIES: 'none' })
  expect(siteEnvironment('demo', { TRUSTED_PROXIES: 'loopback' })).toEqual({})
  expect(siteEnvironment('production', {})).toEqual({})
})
