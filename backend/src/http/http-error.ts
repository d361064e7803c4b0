/** An expected failure: thrown by handlers, sent with its status and `{ detail, errors? }` plus any further properties. */
export class HttpError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(
    status: number,
    detail: string,
    errors?: Record<string, string[]>,
    others?: Record<string, unknown>,
  ) {
    super(detail)
    this.name = 'HttpError'
    this.status = status
    this.body = { detail, ...(errors && { errors }), ...others }
  }
}
