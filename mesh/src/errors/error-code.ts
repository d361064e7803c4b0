/** The codes that `extensions.code` of an error may have, and what each means to a client. */
export const errorCodes = {
  BAD_USER_INPUT:
    'An argument or variable has an invalid value. Correct it before sending the request again.',
  VALIDATION_FAILED: 'The origin rejected the values. `fieldErrors` names the fields.',
  UNAUTHENTICATED:
    'Nobody is logged in, or the session has ended. Log in at `loginUrl`, and send the request again.',
  FORBIDDEN: 'The logged-in user lacks the permission, or the CSRF token is missing or wrong.',
  NOT_FOUND: 'The requested object does not exist.',
  CONFLICT: 'Somebody else has changed the object since it was read. Read it again.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  RATE_LIMITED: 'Too many requests. Try again after `retryAfter` seconds.',
  UPSTREAM_TIMEOUT: 'The origin did not respond in time. Try again later.',
  UPSTREAM_UNREACHABLE: 'The origin cannot be reached. Try again later.',
  UPSTREAM_ERROR: 'The origin failed. Try again later.',
  UPSTREAM_REJECTED: 'The origin rejected the call for another reason.',
  BAD_UPSTREAM_RESPONSE: 'The origin sent an invalid response.',
  INTERNAL_SERVER_ERROR: 'The gateway failed. Details are logged only.',
} as const

export type ErrorCode = keyof typeof errorCodes
