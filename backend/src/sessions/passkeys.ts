import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '#database/connect.ts'
import { addChallenge, takeChallenge } from './login-challenge-store.ts'
import { findPasskey, insertPasskey, listPasskeys, recordUse } from './passkey-store.ts'

/** ES256 and RS256, which all authenticators have. */
const algorithms = [-7, -257]
const maxPasskeys = 20

/** Loaded when it is first needed, so that a start does not wait for it. */
const webAuthn = () => import('@simplewebauthn/server')

type Setting = { database: Database; siteUrl: string; siteName: string }
type Owner = { id: number; username: string }

export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * Passkeys of this site (its host is the relying party). A passkey proves possession and, by PIN or fingerprint, the person: it is both
 * factors. Challenges are stored and used once, because synced passkeys have no counter that would tell a repeated response.
 */
export function createPasskeys({ database, siteUrl, siteName }: Setting) {
  const { origin, hostname } = new URL(siteUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname }

  /** Options for a new passkey, as JSON; undefined if the account has too many. */
  async function startRegistration({ id, username }: Owner): Promise<string | undefined> {
    const existing = await listPasskeys(database, id)
    if (existing.length >= maxPasskeys) return undefined
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: hostname,
      userName: username,
      userID: handleOf(id),
      challenge: randomBytes(32),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports ?? [],
      })),
    })
    const purpose = 'passkey-registration'
    await addChallenge(database, { secret: options.challenge, purpose, accountId: id })
    return JSON.stringify(options)
  }

  /** Adds the passkey that the browser of this account has made; false if anything about it is wrong. */
  async function register({ id }: Owner, { name, json }: { name: string; json: string }) {
    const response = parse<RegistrationResponseJSON>(json)
    const { verifyRegistrationResponse } = await webAuthn()
    const verified =
      response &&
      (await orUndefined(
        verifyRegistrationResponse({
          ...expected,
          response,
          supportedAlgorithmIDs: algorithms,
          requireUserVerification: true,
          expectedChallenge: async (secret) => {
            const taken = await takeChallenge(database, { secret, purpose: 'passkey-registration' })
            return taken?.accountId === id
          },
        }),
      ))
    if (!verified?.verified) return false
    const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
    const transports = (response!.response.transports ?? []).slice(0, 10)
    return insertPasskey(database, {
      accountId: id,
      credentialId,
      publicKey,
      counter,
      transports,
      name,
    })
  }

  /** Options for a log-in without user name, as JSON. */
  async function startLogin(): Promise<string> {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: hostname,
      challenge: randomBytes(32),
      userVerification: 'required',
    })
    await addChallenge(database, { secret: options.challenge, purpose: 'passkey-login' })
    return JSON.stringify(options)
  }

  /** The account whose passkey has signed; null if anything about it is wrong. */
  async function findAccount(json: string): Promise<number | null> {
    const response = parse<AuthenticationResponseJSON>(json)
    const found = response && (await findPasskey(database, response.id))
    if (!found) return null
    const { userHandle } = response.response
    if (userHandle && userHandle !== Buffer.from(handleOf(found.accountId)).toString('base64url')) {
      return null
    }
    const { verifyAuthenticationResponse } = await webAuthn()
    const verified = await orUndefined(
      verifyAuthenticationResponse({
        ...expected,
        response,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(found.publicKey!),
          counter: found.counter,
        },
        expectedChallenge: async (secret) =>
          (await takeChallenge(database, { secret, purpose: 'passkey-login' })) !== undefined,
      }),
    )
    if (!verified?.verified) return null
    const { newCounter: counter } = verified.authenticationInfo
    return (await recordUse(database, { id: found.id, counter })) ? found.accountId : null
  }

  return { startRegistration, register, startLogin, findAccount }
}

/** What the authenticator stores with a passkey: it says nothing about the person. */
function handleOf(accountId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`account-${accountId}`))
}

function parse<Response extends { id: string }>(json: string): Response | undefined {
  try {
    const parsed = JSON.parse(json) as Partial<Response> | null
    const isCredential = typeof parsed?.id === 'string' && 'response' in parsed
    return isCredential ? (parsed as Response) : undefined
  } catch {
    return undefined
  }
}

/** The library throws a sentence for whatever is wrong with a response, with the challenge in it. */
async function orUndefined<Result>(verification: Promise<Result>): Promise<Result | undefined> {
  try {
    return await verification
  } catch {
    return undefined
  }
}
