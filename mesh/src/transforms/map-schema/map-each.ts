/** What becomes of an entry: another one, one of another name, none (null), or the same (undefined). */
type Mapped<Value> = Value | [name: string, Value] | null | undefined

/** Maps the entries of a record in their order; the record itself if all stay the same. */
export function mapEach<Value extends object>(
  values: Record<string, Value>,
  map: (value: Value, name: string) => Mapped<Value>,
): Record<string, Value> {
  const entries = Object.entries(values)
  let result: Record<string, Value> | undefined
  for (const [index, [name, value]] of entries.entries()) {
    const mapped = map(value, name)
    const isSame = mapped === undefined || mapped === value
    if (isSame && !result) continue
    result ??= Object.fromEntries(entries.slice(0, index))
    if (mapped === null) continue
    const [newName, newValue] = Array.isArray(mapped) ? mapped : [name, mapped ?? value]
    result[newName] = newValue
  }
  return result ?? values
}
