import { startIdentityProvider } from '@foyer/backend/src/test/accounts/identity-provider.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import { freePort } from '#ports/free-port.ts'
import { databaseUrl } from '#support/house/database.ts'
import { stack } from '#support/stack.ts'
import { ownProcess } from './own-process.ts'

/** Where people buy at this origin. */
export const webshopElsewhere = 'https://shop.ennsfelden.example/karten'

/**
 * An origin of the test's own on the data of the running theatre, at which visitors log in at an identity provider and buy in a
 * webshop elsewhere.
 */
export async function startOriginWithProvider(siteUrl: string) {
  const provider = await startIdentityProvider(`${siteUrl}/oidc/callback`)
  const port = await freePort()
  const origin = ownProcess({
    program: 'backend/src/server.ts',
    port,
    env: {
      ...testEnvironment,
      BACKEND_PORT: String(port),
      DATABASE_URL: databaseUrl(),
      FOYER_DATA: stack.dataFolder,
      SITE_URL: siteUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.client.id,
      OIDC_CLIENT_SECRET: provider.client.secret,
      OIDC_VISITORS: 'on',
      EXTERNAL_WEBSHOP_URL: webshopElsewhere,
    },
  })
  await origin.start()
  const stop = async () => {
    await origin.kill()
    await provider.stop()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
