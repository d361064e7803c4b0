/** Names of the fields of the forms with passkeys. */
export const fields = {
  name: 'passkey-name',
  credential: 'passkey',
  number: 'passkey-number',
} as const
