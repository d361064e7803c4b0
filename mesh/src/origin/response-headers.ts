type RawHeaders = Record<string, string | string[] | undefined>

/** The members of `Headers` that Mesh uses, on top of undici's plain object. */
export class ResponseHeaders {
  readonly #raw: RawHeaders

  constructor(raw: RawHeaders) {
    this.#raw = raw
  }

  get(name: string): string | null {
    const value = this.#raw[name.toLowerCase()]
    return Array.isArray(value) ? value.join(', ') : (value ?? null)
  }

  has(name: string): boolean {
    return name.toLowerCase() in this.#raw
  }

  getSetCookie(): string[] {
    const value = this.#raw['set-cookie']
    if (value === undefined) return []
    return Array.isArray(value) ? value : [value]
  }

  forEach(visit: (value: string, name: string) => void): void {
    for (const [name, value] of this.entries()) visit(value, name)
  }

  *entries(): Generator<[string, string]> {
    for (const name of Object.keys(this.#raw)) yield [name, this.get(name) ?? '']
  }

  [Symbol.iterator](): Generator<[string, string]> {
    return this.entries()
  }
}
