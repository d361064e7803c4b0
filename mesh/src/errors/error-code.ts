/** The codes that `extensions.code` of an error may have, and what each tells a client. */
export const errorCodes = {
  BAD_USER_INPUT:
    'An argument or variable has a value that cannot be used. Change it before asking again.',
  VALIDATION_FAILED: 'The origin refused the values. `fieldErrors` names the fields.',
  UNAUTHENTICATED: 'Nobody is logged in, or the password is wrong. Log in and repeat.',
  FORBIDDEN: 'The logged-in user lacks the permission, or the CSRF token is missing or wrong.',
  NOT_FOUND: 'What was asked for does not exist.',
  CONFLICT: 'The object has changed since it was read. Read it again.',
  PAYLOAD_TOO_LARGE: 'The input is too large.',
  RATE_LIMITED: 'Too many calls. Repeat after `retryAfter` seconds.',
  UPSTREAM_TIMEOUT: 'The origin did not answer in time. Repeat later.',
  UPSTREAM_UNREACHABLE: 'The origin cannot be reached. Repeat later.',
  UPSTREAM_ERROR: 'The origin failed. Repeat later.',
  UPSTREAM_REJECTED: 'The origin refused the call for another reason.',
  BAD_UPSTREAM_RESPONSE: 'The origin sent a response that cannot be read.',
  INTERNAL_SERVER_ERROR: 'The gateway failed. Nothing more is disclosed.',
} as const

export type ErrorCode = keyof typeof errorCodes
