import { expect, test } from 'vitest'
import { readEnv } from '#env'

test.each([
  [{ OIDC_ISSUER: 'http://provider.example', FOYER_PROFILE: 'production' }, /https/],
  [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
  [{ OIDC_ROLES: 'redaktion=boss' }, /no mapping/],
  [{ OIDC_ROLES: 'kassa=box_office:3' }, /whole site only/],
])('X-09: the setting %j is refused with a sentence', async (changes, sentence) => {
  const house = { DATABASE_URL: 'postgres://127.0.0.1/house', FOYER_DATA: '/tmp' }
  const setting = {
    ...house,
    HOUSE_NAME: 'Example Theatre',
    MAIL_FROM: 'tickets@example.at',
    OIDC_ISSUER: 'https://provider.example',
    OIDC_CLIENT_ID: 'foyer',
    OIDC_CLIENT_SECRET: 'secret',
  }
  expect(() => readEnv({ ...setting, ...changes })).toThrow(sentence)
})
