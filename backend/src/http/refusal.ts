/** A refusal that the contract knows: thrown by handlers, answered as `{ detail, errors? }` and what else the call's refusals have. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(
    status: number,
    detail: string,
    errors?: Record<string, string[]>,
    others?: Record<string, unknown>,
  ) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.body = { detail, ...(errors && { errors }), ...others }
  }
}
