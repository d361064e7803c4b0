import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'

export type ProviderSetting = {
  /** The URL of the provider, as its tokens name it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the provider sends browsers back to. */
  redirectUrl: string
  /** What is asked for, separated by spaces. */
  scopes: string
  /** The claim with the groups of a person. */
  groupsClaim: string
}

/** What the response of the provider is checked against; stored until the browser comes back. */
export type Checks = { state: string; nonce: string; verifier: string }

export type Identity = {
  issuer: string
  subject: string
  username: string
  email: string
  firstName: string
  lastName: string
  groups: string[]
}

const timeoutSeconds = 5

/** The OpenID Connect provider of a theatre: code flow with PKCE, state and nonce. */
export function createProvider({ issuer, clientId, clientSecret, ...setting }: ProviderSetting) {
  let configuration: Promise<Configuration> | undefined

  /** Discovered with the first log-in, and again after a failure. Rejects if the provider does not respond. */
  function discover(): Promise<Configuration> {
    const url = new URL(issuer)
    configuration ??= discovery(url, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Of the environment, only the demo profile allows a provider without TLS.
      ...(url.protocol === 'http:' && { execute: [allowInsecureRequests] }),
    })
    configuration.catch(() => (configuration = undefined))
    return configuration
  }

  /** Where to send a browser, and what its way back is checked against. */
  async function begin(): Promise<{ url: string; checks: Checks }> {
    const provider = await discover()
    const checks = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
    }
    const url = buildAuthorizationUrl(provider, {
      redirect_uri: setting.redirectUrl,
      scope: setting.scopes,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, checks }
  }

  /** Who has come back with this query. Rejects with an error of the library for whatever is wrong with it. */
  async function finish(query: string, { state, nonce, verifier }: Checks): Promise<Identity> {
    const provider = await discover()
    const tokens = await authorizationCodeGrant(
      provider,
      new URL(`${setting.redirectUrl}?${query}`),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      },
    )
    const idToken = tokens.claims()!
    // Some providers name a person and their groups there only.
    const claims: Record<string, unknown> = {
      ...(provider.serverMetadata().userinfo_endpoint &&
        (await fetchUserInfo(provider, tokens.access_token, idToken.sub))),
      ...idToken,
    }
    const textOf = (name: string) => {
      const claim = claims[name]
      return typeof claim === 'string' ? claim : ''
    }
    const groups = claims[setting.groupsClaim]
    return {
      issuer: idToken.iss,
      subject: idToken.sub,
      username: (textOf('preferred_username') || textOf('email') || idToken.sub).slice(0, 150),
      email: textOf('email').slice(0, 254),
      firstName: textOf('given_name').slice(0, 100),
      lastName: textOf('family_name').slice(0, 100),
      groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
    }
  }

  /** Where to send a browser to be logged out at the provider too; undefined if it has no such page. */
  async function end(returnUrl: string): Promise<string | undefined> {
    const provider = await discover()
    if (!provider.serverMetadata().end_session_endpoint) return undefined
    return buildEndSessionUrl(provider, { post_logout_redirect_uri: returnUrl }).href
  }

  return { begin, finish, end }
}
