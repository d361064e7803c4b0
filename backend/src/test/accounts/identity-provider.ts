import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A person at the provider, by the name that they log in with there. */
export type ProviderPerson = { groups: string[]; username?: string; email?: string }

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

/** A real OpenID Connect provider on a free port, whose people log in with their name alone. */
export async function startIdentityProvider(redirectUrl: string) {
  const people = new Map<string, ProviderPerson>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { id: 'foyer', secret: randomBytes(24).toString('hex') }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUrl],
        post_logout_redirect_uris: ['de', 'en'].map(
          (locale) => new URL(`/${locale}/user/profile`, redirectUrl).href,
        ),
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'given_name', 'family_name'],
      email: ['email'],
      groups: ['groups'],
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const person: ProviderPerson = people.get(accountId) ?? { groups: [] }
        const { groups, username = accountId, email } = person
        return {
          sub: accountId,
          preferred_username: username,
          given_name: 'Ida',
          family_name: 'Probe',
          email: email ?? `${accountId}@provider.example`,
          groups,
        }
      },
    }),
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    issuer,
    client,
    people,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/**
 * Goes through the pages of the provider as a browser does: logs in under this name and consents, or cancels. Returns the address that the provider
 * sends the browser back to.
 */
export async function logInAtProvider(
  url: string,
  { name, cancels = false }: { name: string; cancels?: boolean },
): Promise<string> {
  const { origin } = new URL(url)
  const cookies = new Map<string, string>()
  let next: { url: string; body?: string } = { url }
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(next.body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(next.body !== undefined && { method: 'POST', body: next.body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(key!, value!)
    }
    const location = response.headers.get('location')
    if (location) {
      const target = new URL(location, next.url)
      if (target.origin !== origin) return target.href
      next = { url: target.href }
      continue
    }
    const page = await response.text()
    if (cancels) {
      next = { url: new URL(/href="([^"]+\/abort)"/.exec(page)![1]!, next.url).href }
      continue
    }
    const action = /action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!action || !prompt) throw new Error(`No form at the provider: ${response.status} ${page}`)
    const body = new URLSearchParams({ prompt, login: name, password: 'any' }).toString()
    next = { url: new URL(action, next.url).href, body }
  }
  throw new Error('The provider did not send the browser back')
}

/** Confirms at the provider's page that one wants to be logged out there, too. Returns the address that the provider sends the browser back to. */
export async function logOutAtProvider(url: string): Promise<string> {
  const prompt = await fetch(url)
  const page = await prompt.text()
  const action = /action="([^"]+)"/.exec(page)?.[1]
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1]
  if (!action || !xsrf) throw new Error(`No form at the provider: ${prompt.status} ${page}`)
  const response = await fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: prompt.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  })
  return response.headers.get('location') ?? ''
}
