/** A refusal that the contract knows: thrown by handlers, answered as `{ detail, errors? }`. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string[]> | undefined

  constructor(status: number, detail: string, errors?: Record<string, string[]>) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
  }
}
