import { afterEach, expect, test, vi } from 'vitest'
import { serviceEnvironment, siteEnvironment } from './service-environment.ts'
import { readSettings, type Profile } from './settings.ts'

afterEach(() => vi.unstubAllEnvs())

test('X-09: nobody says for the visitors of a demo who they are, unless it is set; in production the proxy of the machine does', () => {
  expect(siteEnvironment('demo', {})).toEqual({ TRUSTED_PROXIES: 'none' })
  expect(siteEnvironment('demo', { TRUSTED_PROXIES: 'loopback' })).toEqual({})
  expect(siteEnvironment('production', {})).toEqual({})
})

test('X-06: requests are logged in production, and failures only in the demo, unless it is set', () => {
  vi.stubEnv('LOG_LEVEL', undefined)
  expect(logLevelOf('production')).toBe('info')
  expect(logLevelOf('demo')).toBe('warn')
  vi.stubEnv('LOG_LEVEL', 'error')
  expect(logLevelOf('production')).toBe('error')
})

function logLevelOf(profile: Profile) {
  const settings = readSettings('/', {}, profile)
  return serviceEnvironment({ settings, mode: 'built', databaseUrl: 'postgres://a@b/c' })[
    'LOG_LEVEL'
  ]
}
