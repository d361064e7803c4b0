import { z } from 'zod'
import { idOf, Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const Passkey = z
  .object({
    id: idOf('passkey'),
    name: z.string().describe('What its owner calls it; e.g. "Telephone".'),
    created_at: OffsetDateTime,
    last_used_at: OffsetDateTime.nullable(),
  })
  .meta({ id: 'Passkey', title: 'Passkey', description: 'A passkey of the current user.' })

export const Passkeys = z
  .object({ passkeys: z.array(Passkey).describe('Passkeys, the oldest first; may be empty.') })
  .meta({
    id: 'AccountPasskeys',
    title: 'AccountPasskeys',
    description: 'Passkeys of the current user.',
  })

export const PasskeyOptions = z
  .object({
    options: z
      .string()
      .describe(
        'JSON of the options for `navigator.credentials`, as `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` take it. It can be used once within five minutes.',
      ),
  })
  .meta({
    id: 'PasskeyOptions',
    title: 'PasskeyOptions',
    description: 'What the browser needs to make or use a passkey.',
  })

export const PasskeyRejected = z
  .object({ detail: z.string().describe('The reason for people, in the language of the request.') })
  .meta({
    id: 'PasskeyRejected',
    title: 'PasskeyRejected',
    description: 'Why a passkey was refused. Ask for new options and try again.',
  })

const credential = z
  .string()
  .min(2)
  .max(20_000)
  .describe(
    'JSON of the credential that the browser has returned (`PublicKeyCredential.toJSON()`).',
  )

const owners = {
  extension: {},
  access: 'visitor',
  localeOptional: true,
  pathParameters: { locale: Locale },
} as const

/** Passkeys (WebAuthn): making, listing and removing them, and logging in. */
export const passkeyOperations = {
  passkeys: {
    ...owners,
    operationId: 'passkeys',
    method: 'GET',
    path: '/{locale}/api/user/passkeys/',
    summary: 'List the own passkeys',
    description: 'Passkeys of the current user.',
    response: Passkeys,
  },
  startPasskeyRegistration: {
    ...owners,
    operationId: 'startPasskeyRegistration',
    method: 'POST',
    path: '/{locale}/api/user/passkeys/options/',
    summary: 'Begin to add a passkey',
    description:
      'Options for a new passkey. Who has one already needs a session that was begun with a passkey or at the identity provider.',
    response: PasskeyOptions,
    errors: { 400: PasskeyRejected },
  },
  addPasskey: {
    ...owners,
    operationId: 'addPasskey',
    method: 'POST',
    path: '/{locale}/api/user/passkeys/',
    summary: 'Add a passkey',
    description: 'Adds the passkey that the browser has made.',
    body: z
      .object({
        name: z.string().min(1).max(100).describe('What to call it; e.g. "Telephone".'),
        credential,
      })
      .meta({ id: 'PasskeyWrite', title: 'PasskeyWrite', description: 'A new passkey.' }),
    response: Passkeys,
    errors: { 400: PasskeyRejected },
  },
  removePasskey: {
    ...owners,
    operationId: 'removePasskey',
    method: 'POST',
    path: '/{locale}/api/user/passkeys/{id}/remove/',
    summary: 'Remove a passkey',
    description: 'Removes a passkey: nobody can log in with it any more.',
    pathParameters: { locale: Locale, id: idOf('passkey') },
    response: Passkeys,
    errors: { 400: PasskeyRejected },
  },
  startPasskeyLogin: {
    ...owners,
    access: 'public',
    isRateLimited: true,
    operationId: 'startPasskeyLogin',
    method: 'POST',
    path: '/{locale}/api/user/login/passkey/options/',
    summary: 'Begin to log in with a passkey',
    description: 'Options for a log-in with a passkey, without a user name.',
    response: PasskeyOptions,
  },
} as const satisfies Record<string, Operation>

/** The body of a log-in with a passkey. */
export const PasskeyLogin = z
  .object({ credential })
  .meta({ id: 'PasskeyLogin', title: 'PasskeyLogin', description: 'A used passkey.' })
