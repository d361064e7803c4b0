import 'client-only'
import { browserClient } from '#graphql/browser-client.ts'
import {
  StartPasskeyLoginDocument,
  StartPasskeyRegistrationDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'

type PasskeyProblem = 'canceled' | 'exists' | 'failed'
type Requested =
  { ok: true; credential: string } | { ok: false; problem: PasskeyProblem | { message: string } }

/** Lets the visitor choose a passkey of this site on their device: JSON for the origin. Never throws. */
export async function requestPasskey(locale: Locale): Promise<Requested> {
  return request(async () => {
    const { data } = await browserClient().mutate({
      mutation: StartPasskeyLoginDocument,
      variables: { locale: graphLocale(locale) },
    })
    const options = data?.startPasskeyLogin?.options
    if (options === undefined) return undefined
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
    )
    return navigator.credentials.get({ publicKey })
  })
}

/** Lets the device make a passkey for the account that is logged in: JSON for the origin. Never throws. */
export async function requestNewPasskey(locale: Locale): Promise<Requested> {
  return request(async () => {
    const { data } = await browserClient().mutate({
      mutation: StartPasskeyRegistrationDocument,
      variables: { locale: graphLocale(locale) },
    })
    const started = data?.startPasskeyRegistration
    if (!started) return undefined
    if (!('options' in started)) return { message: started.message }
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(started.options) as PublicKeyCredentialCreationOptionsJSON,
    )
    return navigator.credentials.create({ publicKey })
  })
}

async function request(
  work: () => Promise<Credential | { message: string } | null | undefined>,
): Promise<Requested> {
  try {
    const result = await work()
    if (result instanceof PublicKeyCredential) {
      return { ok: true, credential: JSON.stringify(result.toJSON()) }
    }
    const problem = result && 'message' in result ? result : 'failed'
    return { ok: false, problem }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** What WebAuthn calls it: also a visitor who does not react in time has not allowed it. */
function problemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof DOMException)) return 'failed'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'canceled'
  return error.name === 'InvalidStateError' ? 'exists' : 'failed'
}
