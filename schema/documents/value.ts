/** A JSON value of a field. */
export type Value =
  null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value }

/** Values by name. Also the items of a list, by id, so that two people can change two items. */
export type Values = { readonly [name: string]: Value }

export function isRecord(value: Value | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON with sorted keys: equal values give the same text, whatever order they were made in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part as Value)
      ? Object.fromEntries(
          Object.entries(part as Values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
}

/** Whether two JSON values are the same, whatever the order of their keys. A key without value is no key. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ofOne, ofOther] = [one, other] as Record<string, unknown>[]
  return (
    Object.keys(one).every((name) => isEqual(ofOne![name], ofOther![name])) &&
    Object.keys(other).every((name) => Object.hasOwn(one, name) || ofOther![name] === undefined)
  )
}

/** The value at a path; undefined if there is none. */
export function valueAt(values: Values, path: readonly string[]): Value | undefined {
  let found: Value | undefined = values
  for (const name of path) {
    if (!isRecord(found) || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return found
}

/** The values with another one at a path, removed there if undefined. Missing parents are created. */
export function withValueAt(
  values: Values,
  path: readonly string[],
  value: Value | undefined,
): Values {
  const [name, ...rest] = path
  if (name === undefined) throw new Error('A path has at least one name')
  if (rest.length > 0) {
    const inner = Object.hasOwn(values, name) ? values[name] : undefined
    return { ...values, [name]: withValueAt(isRecord(inner) ? inner : {}, rest, value) }
  }
  if (value !== undefined) return { ...values, [name]: value }
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))
}
